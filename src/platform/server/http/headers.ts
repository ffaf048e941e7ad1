/** The security headers of every answer, put together once: helmet would do it anew for each. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Hashes of the inline scripts and styles in the built pages. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export function fixedHeaders(config: Config, inline: InlineHashes): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  };
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(inline) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
  });
  apply({} as IncomingMessage, collect, () => undefined);
  return headers;
}

/** Nothing from anywhere else, nothing inline but what the build has hashed. */
function contentSecurityPolicy(inline: InlineHashes): Record<string, string[]> {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...quoted(inline.scripts)],
    styleSrc: ["'self'", ...quoted(inline.styles)],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
