// SPDX-License-Identifier: MIT
// objective-line.ts - tasks of an objective card as glyphs.
import type { Task } from './data/cards';
import { anyCard, breedCard, icon, numbered, tradeTile, type Glyph } from './glyphs';
import type { Edition } from './position';

export function taskGlyph(task: Task, edition: Edition): Glyph {
  switch (task) {
    case 'building':
      return icon('barn');
    case 'green':
    case 'alt':
      return tradeTile(task, edition);
    case 'value3':
      return anyCard('3');
    case 'brown4':
      return breedCard('brown', edition);
    case 'purple5':
      return breedCard('purple', edition);
    case 'last_city':
      return numbered('city', 18, { fill: 'currentColor' });
    default:
      return icon(task);
  }
}
