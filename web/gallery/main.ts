// SPDX-License-Identifier: MIT
// gallery/main.ts - `?part=game&which=north&theme=dark&lang=de`: what the gallery shows.
import { mount } from 'svelte';
import { setBoardTexts } from '../src/board/language.svelte';
import { BOARD_TEXTS_DE } from '../src/board/texts';
import '../src/app/fonts.css';
import '../src/theme.css';
import Gallery from './Gallery.svelte';

const wishes = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light';
if (wishes.get('lang') === 'de') setBoardTexts(BOARD_TEXTS_DE);
const target = document.getElementById('gallery');
if (target)
  mount(Gallery, { target, props: { part: wishes.get('part') ?? 'game', which: wishes.get('which') ?? 'first' } });
