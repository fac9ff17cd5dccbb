const strokes = [
  '<rect width="32" height="32" rx="7" fill="#0e0e12"/>',
  '<rect x="9" y="5" width="5" height="22" rx="2.5" fill="#f4f3f0"/>',
  '<rect x="18" y="12.3" width="5" height="14.7" rx="2.5" fill="#f4d04d"/>',
].join('');

/** The favicon while somebody waits: that of `app/icon.svg`, its second stroke in gorse. */
export const gorseIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${strokes}</svg>`,
)}`;
