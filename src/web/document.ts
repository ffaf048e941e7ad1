/** The HTML around a page. */
export interface DocumentAssets {
  /** URLs of module scripts. */
  readonly scripts: readonly string[];
  readonly preload: readonly string[];
  readonly fonts: readonly string[];
  /** Text of the style sheets, put inline: they are small, and a request would cost more. */
  readonly styles: readonly string[];
}

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Text of the inline script. */
  readonly boot: string;
  readonly body: string;
  /** Search engines may list it. */
  readonly listed: boolean;
}

export function htmlDocument(parts: DocumentParts, assets: DocumentAssets): string {
  const { title, description, boot, body, listed } = parts;
  const { scripts, preload, fonts, styles } = assets;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    listed ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f3ea">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1a1f">',
    `<script>${boot}</script>`,
    ...styles.map((text) => `<style>${text}</style>`),
    ...scripts.map((url) => `<script type="module" src="${url}"></script>`),
    ...preload.map((url) => `<link rel="modulepreload" href="${url}">`),
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head>',
    '<body>',
    // In the head they would hold back the first paint until the fonts are there.
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    `${body}</body>`,
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
