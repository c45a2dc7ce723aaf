// SPDX-License-Identifier: MIT
// files.ts - files in and out of the page.

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const RECORD_BYTES_MAX = 1 << 20;

/** Lets the person pick a record; null if none was picked. Throws where it is too large. */
export function pickRecord(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.drover,text/plain';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > RECORD_BYTES_MAX) reject(new Error(`${file.name} is larger than 1 MiB`));
      else file.text().then(resolve, reject);
    });
    input.click();
  });
}
