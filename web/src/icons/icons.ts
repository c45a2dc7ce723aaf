// SPDX-License-Identifier: MIT
// icons.ts - the icon language: every icon on a 24 x 24 grid, ink = currentColor, second tone by a token of theme.css.
// Numbers are never drawn in: they are text set on top (board/glyphs.ts). Sprite.svelte puts all of it into the page once.

export const ICONS = {
  coin: '<circle cx="12" cy="12" r="10.2" fill="var(--gold)" stroke="var(--gold-edge)" stroke-width="1.6"/><circle cx="12" cy="12" r="7.9" fill="none" stroke="var(--gold-edge)" stroke-width=".8" opacity=".55"/>',
  pay: '<circle cx="12" cy="12" r="10" fill="var(--tile)" stroke="var(--pay)" stroke-width="2" stroke-dasharray="4.2 2.1"/>',
  vp: '<path d="M12 1.6l9.2 2.9v7c0 5.4-3.9 9-9.2 11-5.3-2-9.2-5.6-9.2-11v-7z" fill="var(--vp)" stroke="var(--vp-edge)" stroke-width="1.2"/>',
  vpneg:
    '<path d="M12 1.6l9.2 2.9v7c0 5.4-3.9 9-9.2 11-5.3-2-9.2-5.6-9.2-11v-7z" fill="var(--tile)" stroke="var(--pay)" stroke-width="1.8"/>',
  cert: '<path d="M4 2.5h12l4 4v15H4z" fill="var(--cert)" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M16 2.5v4h4" fill="none" stroke="currentColor" stroke-width="1.2"/><path d="M7 18.6h10" stroke="currentColor" stroke-width="1.1" opacity=".6"/>',
  certperm:
    '<path d="M4 2h16v13.5H4z" fill="var(--cert)" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M9 15l-1.6 7.4L12 19.6l4.6 2.8L15 15z" fill="var(--pay)"/><circle cx="12" cy="14.6" r="4.2" fill="var(--gold)" stroke="currentColor" stroke-width="1.2"/>',
  token:
    '<circle cx="12" cy="12" r="10.2" fill="var(--token)" stroke="currentColor" stroke-width="1.4"/><path d="M6.2 9.8h8.6M12.4 6.6l3.4 3.2-3.4 3.2M17.8 15H9.2M11.6 11.8L8.2 15l3.4 3.2" fill="none" stroke="var(--token-ink)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  engine:
    '<path d="M2 5h7.6v2H8.7v4.2h6.1V7.4h-1V4.8h4.6v2.6h-1v3.8h1.9c1.4 0 2.2 1 2.2 2.3v2.3l1.6 2.7H2z" fill="currentColor"/><rect x="3.6" y="7.4" width="3" height="2.8" rx=".4" fill="var(--tile)"/><circle cx="6" cy="18.6" r="2.9" fill="currentColor" stroke="var(--tile)" stroke-width="1"/><circle cx="12.4" cy="18.6" r="2.9" fill="currentColor" stroke="var(--tile)" stroke-width="1"/><circle cx="18.3" cy="19.2" r="2.2" fill="currentColor" stroke="var(--tile)" stroke-width="1"/>',
  cross: '<path d="M5 5l14 14M19 5L5 19" stroke="var(--pay)" stroke-width="4.4" stroke-linecap="round"/>',
  station:
    '<path d="M2.5 11L12 4.2 21.5 11v2H2.5z" fill="currentColor"/><path d="M4.5 13h15v8.5h-15z" fill="var(--tile2)" stroke="currentColor" stroke-width="1.4"/><path d="M10 21.5V16h4v5.5" fill="currentColor"/><circle cx="12" cy="9.4" r="1.7" fill="var(--tile)"/><path d="M12 4.4V1.4" stroke="currentColor" stroke-width="1.4"/>',
  master:
    '<path d="M3.5 13.5c0-5.4 3.6-8.8 8.5-8.8s8.5 3.4 8.5 8.8z" fill="currentColor"/><path d="M2 14.2h20l-1.6 4.2c-5.4-2-11.4-2-16.8 0z" fill="currentColor"/><path d="M4 14.2h16" stroke="var(--tile)" stroke-width="1.3"/><circle cx="12" cy="10" r="2.1" fill="var(--gold)"/>',
  branchlet:
    '<path d="M12 22V13M12 13L5 4M12 13l7-9" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/><path d="M8.4 18.5h7.2M4.6 9.6l4.6-3M19.4 9.6l-4.6-3" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  bell: '<path d="M12 2.4c.9 0 1.6.6 1.6 1.5 2.8.7 4.4 3 4.4 6.4v4.2l2.2 3.2H3.8L6 14.5v-4.2c0-3.4 1.6-5.7 4.4-6.4 0-.9.7-1.5 1.6-1.5z" fill="currentColor"/><circle cx="12" cy="20" r="2" fill="currentColor"/>',
  hire: '<path d="M3 9.8c2.6 1.3 5.8 1.9 9 1.9s6.4-.6 9-1.9c-.9-1.1-2.2-1.6-3.6-1.7C17 4.6 15.9 2.4 14.2 2.4c-.9 0-1.3.6-2.2.6s-1.3-.6-2.2-.6c-1.7 0-2.8 2.2-3.2 5.7-1.4.1-2.7.6-3.6 1.7z" fill="currentColor"/><path d="M8 12.3c0 3 1.6 4.8 4 4.8s4-1.8 4-4.8c-2.6.4-5.4.4-8 0z" fill="currentColor"/><path d="M4 22.4c.4-3.3 2.7-5 5.2-5.3l2.8 2.4 2.8-2.4c2.5.3 4.8 2 5.2 5.3z" fill="currentColor"/>',
  cowboy:
    '<path d="M1.5 14.8c3 2.4 6.8 3.5 10.5 3.5s7.5-1.1 10.5-3.5c-1-1.7-2.6-2.5-4.4-2.6-.5-4.4-1.9-7.7-4.1-7.7-1 0-1.3.7-2 .7s-1-.7-2-.7c-2.2 0-3.6 3.3-4.1 7.7-1.8.1-3.4.9-4.4 2.6z" fill="currentColor"/><path d="M6 12.5c3.9 1.4 8.1 1.4 12 0" fill="none" stroke="var(--wk, var(--tile))" stroke-width="1.3"/>',
  builder:
    '<path d="M13.6 9.4l3 3L7 22l-3-3z" fill="currentColor"/><path d="M9.6 5.6C12 3 15.4 2 19 3.4l-2.4 2.4 1.4 1.4 1.6-.4 2.4 2.4-3.4 3.4-2.4-2.4.3-1.2-1.5-1.5-2 2z" fill="currentColor"/>',
  engineer:
    '<circle cx="12" cy="12" r="8.7" fill="none" stroke="currentColor" stroke-width="2.8"/><path d="M12 4v16M5.1 8l13.8 8M18.9 8L5.1 16" stroke="currentColor" stroke-width="1.7"/><circle cx="12" cy="12" r="2.9" fill="currentColor"/>',
  herder:
    '<path d="M12 1.8c-1.7 0-2.6 1.6-3 4.1-1.5.1-2.6.4-3.4 1.1 1 .8 2.4 1.2 3.8 1.4 0 1.7.8 2.9 1.5 3.3-3.5.7-5.4 4.6-5.7 10.1h13.6c-.3-5.5-2.2-9.4-5.7-10.1.7-.4 1.5-1.6 1.5-3.3 1.4-.2 2.8-.6 3.8-1.4-.8-.7-1.9-1-3.4-1.1-.4-2.5-1.3-4.1-3-4.1z"/>',
  shoe: '<path d="M5.2 21.5C2.6 14.5 3.3 3 12 3s9.4 11.5 6.8 18.5h-4.3c2.6-6.8 2.5-14.2-2.5-14.2S6.9 14.7 9.5 21.5z" fill="currentColor"/><path d="M6 10.5h1.6M16.4 10.5H18M6.1 15h1.5M16.4 15h1.5M9 5.9l.6 1M15 5.9l-.6 1" stroke="var(--tile)" stroke-width="1.3"/>',
  build:
    '<path d="M2 12.4L12 4l10 8.4v9.1H2z" fill="currentColor"/><path d="M12 10.3v8.2M7.9 14.4h8.2" stroke="var(--tile)" stroke-width="2.5"/>',
  barn: '<path d="M2 11.4L6 6l6-2.8L18 6l4 5.4V21.5H2z" fill="currentColor"/><path d="M8.2 21.5v-8h7.6v8M8.2 13.5l7.6 8M15.8 13.5l-7.6 8" fill="none" stroke="var(--tile)" stroke-width="1.3"/>',
  pine: '<path d="M12 1.5l5 7h-2.6l4 5.5h-3l4.6 5.5H13.5v3h-3v-3H4l4.6-5.5h-3l4-5.5H7z" fill="var(--pine)"/>',
  risk: '<path d="M12 2.2L22.6 21H1.4z" fill="var(--gold)" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 8.4v6.2" stroke="var(--coin-ink)" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="17.9" r="1.4" fill="var(--coin-ink)"/>',
  handg:
    '<path d="M5.6 13.2V7.4a1.5 1.5 0 0 1 3 0V4.2a1.5 1.5 0 0 1 3 0v-.9a1.5 1.5 0 0 1 3 0v1.6a1.5 1.5 0 0 1 3 0v6.6l1.2-1.6c.8-1 2.7-.4 2 1.2l-3.3 7.3c-1 2.2-2.6 3.6-6 3.6-4 0-5.9-2.8-5.9-6.4z" fill="var(--handg)" stroke="var(--hand-edge)" stroke-width="1.3" stroke-linejoin="round"/>',
  handb:
    '<path d="M5.6 13.2V7.4a1.5 1.5 0 0 1 3 0V4.2a1.5 1.5 0 0 1 3 0v-.9a1.5 1.5 0 0 1 3 0v1.6a1.5 1.5 0 0 1 3 0v6.6l1.2-1.6c.8-1 2.7-.4 2 1.2l-3.3 7.3c-1 2.2-2.6 3.6-6 3.6-4 0-5.9-2.8-5.9-6.4z" fill="var(--handb)" stroke="var(--hand-edge)" stroke-width="1.3" stroke-linejoin="round"/>',
  flood:
    '<path d="M1.5 8.6c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0l2.5 1.6M1.5 14c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0l2.5 1.6M1.5 19.4c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0l2.5 1.6" fill="none" stroke="var(--flood-ink)" stroke-width="2.4" stroke-linecap="round"/>',
  drought:
    '<circle cx="12" cy="9" r="4.6" fill="var(--drought-ink)"/><path d="M12 1v1.8M4.9 4.1l1.3 1.2M19.1 4.1l-1.3 1.2M2.4 10.2h2M19.6 10.2h2" stroke="var(--drought-ink)" stroke-width="1.9" stroke-linecap="round"/><path d="M1.5 16.5h21M6 16.5l2 3-1.5 3M13 16.5l-1.5 2.5 2.5 3.5M19 16.5l-1.5 3" fill="none" stroke="var(--drought-ink)" stroke-width="1.7" stroke-linejoin="round"/>',
  rockfall:
    '<path d="M2 21.5l1.5-6 4.6-1.8 4 3.3.4 4.5zM12 21.5l.8-5.7 4.7-2 4.3 3.3.7 4.4zM6.8 12.5L9 6.6l4.8-1.8 3.8 3.8-.6 3.6-4.6 2.6z" fill="var(--rock-ink)"/><path d="M19 2.5l2.2 2.2M15.5 1.5l1.5 1.5" stroke="var(--rock-ink)" stroke-width="1.8" stroke-linecap="round"/>',
  hazard:
    '<path d="M12 2.2l9.8 9.8-9.8 9.8L2.2 12z" fill="var(--rock)" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M7 14.6c1.7-2 3.3-2 5 0s3.3 2 5 0M8.6 10.6L12 6.6l3.4 4z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  teepee:
    '<path d="M12 6L3 21.5h18z" fill="var(--tp,currentColor)" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 6.5L9.3 1.5M12 6.5l2.7-5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/><path d="M12 12.5l3.3 9H8.7z" fill="currentColor"/>',
  outlaw:
    '<path d="M2 9.4c2.9 1.3 6.5 1.9 10 1.9s7.1-.6 10-1.9c-1-1.2-2.5-1.7-4-1.8-.5-3.6-1.7-5.6-3.6-5.6-.9 0-1.5.6-2.4.6S10.5 2 9.6 2C7.7 2 6.5 4 6 7.6c-1.5.1-3 .6-4 1.8z" fill="currentColor"/><path d="M6.5 11.6c3.5.6 7.5.6 11 0v3h-11z" fill="var(--tile2)" stroke="currentColor" stroke-width="1"/><path d="M5.6 14.3h12.8L12 22.5z" fill="var(--tp,currentColor)" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/><circle cx="9.6" cy="13" r="1" fill="currentColor"/><circle cx="14.4" cy="13" r="1" fill="currentColor"/>',
  objective:
    '<rect x="3.5" y="2" width="17" height="20" rx="2.2" fill="var(--obj)" stroke="currentColor" stroke-width="1.5"/><path d="M12 5.4l1.9 4 4.3.6-3.1 3 .8 4.3-3.9-2.1-3.9 2.1.8-4.3-3.1-3 4.3-.6z" fill="var(--obj-ink)"/>',
  cards:
    '<rect x="3" y="4.5" width="11" height="15.5" rx="1.6" transform="rotate(-9 8 12)" fill="var(--tile2)" stroke="currentColor" stroke-width="1.5"/><rect x="9" y="4.5" width="11" height="15.5" rx="1.6" transform="rotate(7 15 12)" fill="var(--tile)" stroke="currentColor" stroke-width="1.5"/>',
  draw: '<rect x="3" y="2" width="12" height="16" rx="1.7" fill="var(--tile)" stroke="currentColor" stroke-width="1.6"/><path d="M17.8 8v10M13.8 15l4 4.5 4-4.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/>',
  discard:
    '<rect x="3" y="6" width="12" height="16" rx="1.7" fill="var(--tile)" stroke="currentColor" stroke-width="1.6"/><path d="M9 15.5L20 4M13.2 3.5H20.5V10.8" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/>',
  remove:
    '<rect x="4" y="2" width="13" height="18" rx="1.7" fill="var(--tile)" stroke="currentColor" stroke-width="1.6"/><path d="M9 9l12.5 12.5M21.5 9L9 21.5" stroke="var(--pay)" stroke-width="3" stroke-linecap="round"/>',
  cattle:
    '<path d="M7.4 5.8C4.8 5.6 3.4 4 3.7 1.3c1.6 2 3.2 2.3 5.5 2.9zM16.6 5.8c2.6-.2 4-1.8 3.7-4.5-1.6 2-3.2 2.3-5.5 2.9z" fill="currentColor"/><path d="M5.8 7.6C3 6.9 1 8 .4 9.9c2.1 1.7 4.3 1.5 5.9.6zM18.2 7.6c2.8-.7 4.8.4 5.4 2.3-2.1 1.7-4.3 1.5-5.9.6z" fill="currentColor"/><path d="M12 3.6c4.2 0 6.9 1.8 6.9 5.4 0 3.2-1.6 5.6-2.4 8.7-.8 3-2.1 5-4.5 5s-3.7-2-4.5-5C6.7 14.6 5.1 12.2 5.1 9c0-3.6 2.7-5.4 6.9-5.4z" fill="currentColor"/><ellipse cx="12" cy="18.7" rx="3.5" ry="2.8" fill="var(--tile)"/><circle cx="10.7" cy="18.6" r=".75" fill="currentColor"/><circle cx="13.3" cy="18.6" r=".75" fill="currentColor"/><circle cx="8.8" cy="10.8" r="1.2" fill="var(--tile)"/><circle cx="15.2" cy="10.8" r="1.2" fill="var(--tile)"/>',
  gear: '<path d="M10.1 1.5h3.8l.6 3 2 .9 2.6-1.7 2.6 2.7-1.7 2.6.8 2 3 .6v3.8l-3 .5-.8 2 1.7 2.6-2.6 2.6-2.6-1.7-2 .9-.6 3h-3.8l-.5-3-2-.9L5 22.5l-2.7-2.6L4 17.3l-.8-2-3-.5V11l3-.6.8-2-1.7-2.6L5 3.7l2.6 1.7 2-.9z" transform="translate(1 .3) scale(.92)" fill="currentColor"/>',
  copy: '<rect x="2" y="2.5" width="13" height="11" rx="1.5" fill="var(--tile2)" stroke="currentColor" stroke-width="1.7" stroke-dasharray="3 1.6"/><rect x="9" y="10" width="13" height="11.5" rx="1.5" fill="currentColor"/><path d="M12.5 15.8h6M16 13l2.8 2.8L16 18.6" fill="none" stroke="var(--tile)" stroke-width="1.7"/>',
  city: '<path d="M3 2.5h18v11c0 4.6-4 7-9 8.5-5-1.5-9-3.9-9-8.5z" fill="var(--crest)" stroke="currentColor" stroke-width="1.6"/>',
  disc: '<circle cx="12" cy="12" r="9.5" fill="var(--disc,var(--tile2))" stroke="var(--piece-edge)" stroke-width="1.8"/>',
  cornerw:
    '<path d="M2.5 9V2.5H9M15 2.5h6.5V9M21.5 15v6.5H15M9 21.5H2.5V15" fill="none" stroke="currentColor" stroke-width="4.4"/><path d="M2.5 9V2.5H9M15 2.5h6.5V9M21.5 15v6.5H15M9 21.5H2.5V15" fill="none" stroke="var(--corner-w)" stroke-width="2.2"/>',
  cornerd: '<path d="M2.5 9.5V2.5h7zM14.5 2.5h7v7zM21.5 14.5v7h-7zM9.5 21.5h-7v-7z" fill="currentColor"/>',
  lock: '<path d="M6 10.5h12v11H6z" fill="currentColor"/><path d="M8.3 10.5V7.2a3.7 3.7 0 0 1 7.4 0v3.3" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  foresight:
    '<path d="M1.5 12C4 7.3 7.7 5 12 5s8 2.3 10.5 7c-2.5 4.7-6.2 7-10.5 7S4 16.7 1.5 12z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.7" fill="currentColor"/>',
  marker:
    '<path d="M12 2l8 6v14H4V8z" fill="var(--gold)" stroke="currentColor" stroke-width="1.6"/><path d="M8 12h8M8 16h8" stroke="var(--coin-ink)" stroke-width="1.7"/>',
  refill:
    '<path d="M4.5 12a7.5 7.5 0 0 1 13-5.1M19.5 12a7.5 7.5 0 0 1-13 5.1" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M18.5 2v6h-6zM5.5 22v-6h6z" fill="currentColor"/>',
  undo: '<path d="M9 5L3.5 10.5 9 16M4 10.5h10a6 6 0 0 1 0 12h-3" transform="translate(0 -2)" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  log: '<path d="M5 3h14v18H5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8.5 8h7M8.5 12h7M8.5 16h4.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  history:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.1"/><path d="M12 6.5V12l4 2.6" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  help: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.1"/><path d="M9.2 9.3c.2-3.6 6-3.5 5.8 0-.1 2-3 2.2-3 4.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="17.2" r="1.3" fill="currentColor"/>',
  hint: '<path d="M12 2.5a6.6 6.6 0 0 0-3.7 12c.6.5.9 1.2.9 2v.5h5.6v-.5c0-.8.3-1.5.9-2A6.6 6.6 0 0 0 12 2.5z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9.6 19.6h4.8M10.6 22h2.8" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  moon: '<path d="M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8.5 8.5 0 1 0 10 10z" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linejoin="round"/>',
  chat: '<path d="M3.5 4h17v12H11l-5 4.5V16H3.5z" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.5l5 5.5L19.5 6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  play: '<path d="M7 4.5l12 7.5-12 7.5z" fill="currentColor"/>',
  first:
    '<path d="M6 5v14M19 5l-10 7 10 7z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  prev: '<path d="M15.5 5l-8 7 8 7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="M8.5 5l8 7-8 7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M18 5v14M5 5l10 7-10 7z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  bot: '<rect x="4" y="8" width="16" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8V4" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="3.2" r="1.6" fill="currentColor"/><circle cx="9" cy="13.5" r="1.5" fill="currentColor"/><circle cx="15" cy="13.5" r="1.5" fill="currentColor"/><path d="M9 17h6" stroke="currentColor" stroke-width="1.6"/>',
  person:
    '<circle cx="12" cy="7.5" r="4.2" fill="currentColor"/><path d="M3.5 21.5c.5-5 4-7.5 8.5-7.5s8 2.5 8.5 7.5z" fill="currentColor"/>',
  zoom: '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M15.5 15.5L21 21" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  sound:
    '<path d="M4 9.5h4l5-4.5v14l-5-4.5H4z" fill="currentColor"/><path d="M16.5 8.5c2 2 2 5 0 7M19 6c3.3 3.3 3.3 8.7 0 12" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
} as const;

/** Player brands: diamond, ring, rafter, two bars. */
export const BRANDS = {
  red: '<path d="M12 3l9 9-9 9-9-9z"/>',
  blue: '<circle cx="12" cy="12" r="6.8" fill="none" stroke="currentColor" stroke-width="4"/>',
  yellow: '<path d="M12 5L2.5 16l3 3L12 11.5l6.5 7.5 3-3z"/>',
  white: '<path d="M3 6h18v4H3zM3 14h18v4H3z"/>',
} as const;

export type IconId = keyof typeof ICONS;
export type BrandId = keyof typeof BRANDS;
