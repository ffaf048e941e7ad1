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
  /**
   * Scripts are asked for last, by a script: what the head asks the server for matters more, and a
   * browser opens six connections, which scripts named in the HTML would take first.
   */
  readonly scriptsLast?: boolean;
}

export function htmlDocument(parts: DocumentParts, assets: DocumentAssets): string {
  const { title, description, boot, body, listed, scriptsLast = false } = parts;
  const { scripts, preload, fonts, styles } = assets;
  // In development the server puts a script of its own before ours, which has to run first.
  const byScript = scriptsLast && preload.length > 0;
  const scriptTags = [
    ...scripts.map((url) => `<script type="module" src="${url}"></script>`),
    ...preload.map((url) => `<link rel="modulepreload" href="${url}">`),
  ];
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
    ...(byScript ? [] : scriptTags),
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head>',
    '<body>',
    // In the head they would hold back the first paint until the fonts are there.
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    body,
    byScript ? `<script>${loader(assets)}</script>` : '',
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

function loader({ scripts, preload }: DocumentAssets): string {
  return (
    `${JSON.stringify(preload)}.forEach(function(u){var l=document.createElement('link');` +
    "l.rel='modulepreload';l.href=u;document.head.append(l)});" +
    `${JSON.stringify(scripts)}.forEach(function(u){var s=document.createElement('script');` +
    "s.type='module';s.src=u;document.head.append(s)})"
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
