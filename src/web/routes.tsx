/** The pages of the app; each is loaded when it is first wanted. */
import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { ChatSkeleton } from '#features/chat/web/components/ChatSkeleton.tsx';
import { HomeSkeleton } from '#features/chat/web/home/HomeSkeleton.tsx';
import { SubscriptionSkeleton } from '#features/subscription/web/components/SubscriptionSkeleton.tsx';
import { HarbourStrip } from './layouts/HarbourStrip.tsx';
import { PageSkeleton } from './layouts/PageSkeleton.tsx';

type Load = () => Promise<{ default: ComponentType }>;

export interface AppRoute {
  readonly path: string;
  readonly load: Load;
  readonly Page: ComponentType;
  /** Stands in until the page and the profile are there, and is drawn into the page's HTML. */
  readonly Skeleton: ComponentType;
  /** `full`: as high as the window, without footer and bottom bar, as a conversation wants it. */
  readonly layout: 'page' | 'full';
  /** A picture over the page; drawn with the frame, so it is there at once. */
  readonly Banner?: ComponentType | undefined;
}

type Look = Partial<Pick<AppRoute, 'Skeleton' | 'layout' | 'Banner'>>;

function route(path: string, load: Load, look: Look = {}): AppRoute {
  return { path, load, Page: lazy(load), Skeleton: PageSkeleton, layout: 'page', ...look };
}

export const routes: readonly AppRoute[] = [
  route(
    '/app',
    () => import('#features/chat/web/pages/HomePage.tsx').then((m) => ({ default: m.HomePage })),
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
    () => import('#features/chat/web/pages/ChatPage.tsx').then((m) => ({ default: m.ChatPage })),
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
