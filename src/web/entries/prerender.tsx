/** Every page of the site, and its HTML; runs at build only. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PricingPage } from '#features/subscription/web/pages/PricingPage.tsx';
import { createQueryClient } from '#platform/web/query.ts';
import { App } from '../App.tsx';
import { appBoot, FORM_BOOT, VISITOR_BOOT } from '../boot.ts';
import { type DocumentAssets, htmlDocument } from '../document.ts';
import { islands } from '../islands.tsx';
import { AuthLayout } from '../layouts/PublicAuthLayout.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { LandingPage } from '../pages/public/LandingPage.tsx';
import { NotFoundPage } from '../pages/public/NotFoundPage.tsx';
import { OfflinePage } from '../pages/public/OfflinePage.tsx';
import { PrivacyPage } from '../pages/public/PrivacyPage.tsx';
import { TermsPage } from '../pages/public/TermsPage.tsx';
import { PREVIEW } from '../preview.tsx';
import { type Shell, shells } from '../shells.ts';

export interface Page {
  /** Address, for development; `/*` at the end takes all below. */
  readonly path?: string;
  /** Where its HTML is written. */
  readonly file: string;
  readonly entry: string;
  readonly alsoLoads: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly boot: string;
  readonly listed: boolean;
  readonly scriptsLast?: boolean;
  readonly render: () => string;
}

const APP = 'src/web/entries/app.tsx';
const description =
  'Mooring is an open-source, self-hosted AI companion for mental wellness: a steady place to talk.';
const site = { description, boot: VISITOR_BOOT, alsoLoads: [], listed: true };

function visitorPage(path: string, title: string, element: ReactElement): Page {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const entry = 'src/web/entries/public.ts';
  return { ...site, path, file, entry, title, render: () => renderToString(element) };
}

/** Only the form comes to life in the browser; what stands around it never changes. */
function signInPage(path: string, name: keyof typeof islands, title: string): Page {
  const { Page: Form } = islands[name];
  return {
    ...site,
    path,
    file: `${name}/index.html`,
    entry: 'src/web/entries/auth.tsx',
    boot: FORM_BOOT,
    title: `${title} · Mooring`,
    render: () => {
      const island = renderToString(<Form />);
      const page = renderToString(
        <AuthLayout>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, drawn one line above */}
          <div id="island" data-name={name} dangerouslySetInnerHTML={{ __html: island }} />
        </AuthLayout>,
      );
      return `${NO_SCRIPT}${page}`;
    },
  };
}

/** The frame of the app with the page's skeleton: what stands until the scripts have arrived. */
function appPage({ path, location, source, calls, preview }: Shell): Page {
  return {
    ...site,
    path,
    file: `${path.slice(1).replace('/*', '')}/index.html`,
    entry: APP,
    alsoLoads: [source],
    boot: appBoot(calls),
    scriptsLast: true,
    title: 'Mooring',
    listed: false,
    render: () => {
      const shell = renderToString(
        <StaticRouter location={location}>
          <App client={createQueryClient()} />
        </StaticRouter>,
      );
      return `<div id="root" data-shell>${shell}</div>${preview ? PREVIEW : ''}${NO_SCRIPT}`;
    },
  };
}

const NO_SCRIPT =
  '<noscript><p class="px-4 py-3 text-center font-semibold">Mooring needs JavaScript to talk with you. In a crisis, call or text 988 in the US, or your local emergency number.</p></noscript>';
const bare = { ...site, listed: false, entry: 'src/web/entries/public.ts' };

export const pages: readonly Page[] = [
  visitorPage('/', 'Mooring · A steady place to talk', <LandingPage />),
  signInPage('/login', 'login', 'Sign in'),
  signInPage('/register', 'register', 'Create your account'),
  signInPage('/forgot-password', 'forgot-password', 'Forgot your password?'),
  signInPage('/reset-password/*', 'reset-password', 'Set a new password'),
  visitorPage('/terms-of-service', 'Terms of service · Mooring', <TermsPage />),
  visitorPage('/privacy-policy', 'Privacy policy · Mooring', <PrivacyPage />),
  {
    ...visitorPage(
      '/pricing',
      'Plans and prices · Mooring',
      <PublicLayout>
        <PricingPage />
      </PublicLayout>,
    ),
    entry: 'src/web/entries/pricing.ts',
  },
  {
    ...site,
    path: '/test-checkout/*',
    file: 'test-checkout/index.html',
    entry: 'src/web/entries/test-checkout.tsx',
    title: 'Checkout · Mooring',
    listed: false,
    render: () =>
      renderToString(
        <PublicLayout quiet>
          <div id="checkout" />
        </PublicLayout>,
      ),
  },
  ...shells.map(appPage),
  {
    ...bare,
    file: '404.html',
    title: 'Not found · Mooring',
    render: () => renderToString(<NotFoundPage />),
  },
  {
    ...bare,
    file: 'offline.html',
    title: 'Offline · Mooring',
    render: () => renderToString(<OfflinePage />),
  },
];

export function renderPage(page: Page, assets: DocumentAssets): string {
  // In the app, 80 KB of fonts would take the place of the scripts and answers one waits for.
  const fonts = page.entry === APP ? [] : assets.fonts;
  return htmlDocument({ ...page, body: page.render() }, { ...assets, fonts });
}
