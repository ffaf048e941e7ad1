/** The pages of the app; each is loaded when it is first wanted. */
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router';
import { ChatSkeleton } from '#features/chat/web/components/ChatSkeleton.tsx';
import { HomeSkeleton } from '#features/chat/web/home/HomeSkeleton.tsx';
import { MEMORY_PATH } from '#features/memory/paths.ts';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/paths.ts';
import { SubscriptionSkeleton } from '#features/subscription/web/components/SubscriptionSkeleton.tsx';
import { HarbourStrip } from './layouts/HarbourStrip.tsx';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';

interface Loaded {
  readonly default: ComponentType;
  /** Asks for what the page shows first, so that it need not be drawn twice. */
  readonly prepare?: (client: QueryClient, address: URL) => Promise<unknown>;
}
type Load = () => Promise<Loaded>;

export interface AppRoute {
  readonly path: string;
  readonly load: Load;
  readonly Page: ComponentType;
  /** Stands in until the page and the profile are there, and is drawn into the page's HTML. */
  readonly Skeleton: ComponentType;
  /** `full`: as high as the window, without footer and bottom bar, as a conversation wants it. */
  readonly layout: 'page' | 'full';
  /**
   * Opens to everyone who has a token: no plan, no answer of the server stands before it. For help
   * in a crisis alone.
   */
  readonly ungated?: boolean | undefined;
  /** A picture over the page; drawn with the frame, so it is there at once. */
  readonly Banner?: ComponentType | undefined;
}

/** The script of a page could not be had: no network, mostly. */
export class PageUnreachable extends Error {}

type Look = Partial<Pick<AppRoute, 'Skeleton' | 'layout' | 'Banner' | 'ungated'>>;

function route(path: string, load: Load, look: Look = {}): AppRoute {
  let arrived: ComponentType | undefined;
  const arrive = async () => {
    try {
      const loaded = await load();
      arrived = loaded.default;
      return loaded;
    } catch (cause) {
      throw new PageUnreachable(path, { cause });
    }
  };
  const Later = lazy(arrive);
  // A lazy component waits once even for what is there, and fails for good: what has arrived needs none.
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module is read
  const Page = () => createElement(useState<ComponentType>(() => arrived ?? Later)[0]);
  return { path, load: arrive, Page, Skeleton: PageSkeleton, layout: 'page', ...look };
}

export const routes: readonly AppRoute[] = [
  route(
    '/app',
    () =>
      import('#features/chat/web/pages/HomePage.tsx').then((m) => ({
        default: m.HomePage,
        prepare: m.prepareHome,
      })),
    { Skeleton: HomeSkeleton, Banner: HarbourStrip },
  ),
  route('/app/profile', () =>
    import('#features/account/web/pages/profile/ProfilePage.tsx').then((m) => ({
      default: m.ProfilePage,
    })),
  ),
  route('/app/chat', () =>
    import('#features/chat/web/pages/NewChatPage.tsx').then((m) => ({ default: m.NewChatPage })),
  ),
  route(
    '/app/chat/:therapistId',
    () =>
      import('#features/chat/web/pages/ChatPage.tsx').then((m) => ({
        default: m.ChatPage,
        prepare: m.prepareChat,
      })),
    { Skeleton: ChatSkeleton, layout: 'full' },
  ),
  route(
    '/app/subscription',
    () =>
      import('#features/subscription/web/pages/SubscriptionPage.tsx').then((m) => ({
        default: m.SubscriptionPage,
      })),
    { Skeleton: SubscriptionSkeleton },
  ),
  route(
    SAFETY_PLAN_PATH,
    () =>
      import('#features/safety-plan/web/pages/SafetyPlanPage.tsx').then((m) => ({
        default: m.SafetyPlanPage,
      })),
    { ungated: true },
  ),
  route(MEMORY_PATH, () =>
    import('#features/memory/web/pages/MemoryPage.tsx').then((m) => ({ default: m.MemoryPage })),
  ),
  route('/app/*', () =>
    import('./pages/app/NoSuchPage.tsx').then((m) => ({ default: m.NoSuchPage })),
  ),
];

/** The route of a path; the last one takes what is left. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/** Starts loading the page of `path`, e.g. when a finger comes near its link. */
export function preload(path: string) {
  routeOf(path)
    ?.load()
    .catch(() => undefined);
}
