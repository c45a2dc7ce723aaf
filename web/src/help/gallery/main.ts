// SPDX-License-Identifier: MIT
// main.ts - `?part=table&which=north&ask=sp-ef2&theme=dark&lang=de`: what the gallery of help shows.
import { mount } from 'svelte';
import { setBoardTexts } from '../../board/language.svelte';
import { BOARD_TEXTS_DE } from '../../board/texts';
import '../../app/fonts.css';
import '../../theme.css';
import '../../app/app.css';
import HelpGallery from './HelpGallery.svelte';

const wishes = new URLSearchParams(location.search);
const isGerman = wishes.get('lang') === 'de';
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light';
document.documentElement.lang = isGerman ? 'de' : 'en';
if (isGerman) setBoardTexts(BOARD_TEXTS_DE);
const target = document.getElementById('gallery');
if (target)
  mount(HelpGallery, {
    target,
    props: {
      part: wishes.get('part') ?? 'table',
      which: wishes.get('which') ?? 'first',
      ask: wishes.get('ask') ?? '',
      guideKind: wishes.get('guide') ?? '',
      rule: wishes.get('rule') ?? '',
      language: isGerman ? 'de' : 'en',
    },
  });
