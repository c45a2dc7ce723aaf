// SPDX-License-Identifier: MIT
// gallery/main.ts - `?part=game&which=north&theme=dark&lang=de`: what the gallery shows.
import { mount } from 'svelte';
import { setLanguage } from '../src/i18n/i18n.svelte';
import '../src/app/fonts.css';
import '../src/theme.css';
import Gallery from './Gallery.svelte';

const wishes = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light';
await setLanguage(wishes.get('lang') ?? 'en');
const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { part: wishes.get('part') ?? 'game', which: wishes.get('which') ?? 'first' } });
