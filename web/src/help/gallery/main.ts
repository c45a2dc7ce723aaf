// SPDX-License-Identifier: MIT
// main.ts - `?part=table&which=north&ask=sp-ef2&theme=dark&lang=de`: what the gallery of help shows.
import { mount } from 'svelte';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadHelp } from '../words';
import '../../app/fonts.css';
import '../../theme.css';
import '../../app/app.css';
import HelpGallery from './HelpGallery.svelte';

const wishes = new URLSearchParams(location.search);
const language = wishes.get('lang') ?? 'en';
document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'light';
await setLanguage(language);
await loadHelp(language);
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
      language,
    },
  });
