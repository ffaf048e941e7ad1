/** The pages of the app; each is loaded when it is first wanted. */
import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { ChatSkeleton } from '#features/chat/web/components/ChatSkeleton.tsx';
import { HomeSkeleton } from '#features/chat/web/home/HomeSkeleton.tsx';
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
}

function route(
  path: string,
  load: Load,
  { Skeleton = PageSkeleton, layout = 'page' }: Partial<Pick<AppRoute, 'Skeleton' | 'layout'>> = {},
): AppRoute {
  return { path, load, Page: lazy(load), Skeleton, layout };
}

export const routes: readonly AppRoute[] = [
  route(
    '/app',
    () => import('#features/chat/web/pages/HomePage.tsx').then((m) => ({ default: m.HomePage })),
    { Skeleton: HomeSkeleton },
  ),
  route('/app/chat', () =>
    import('#features/chat/web/pages/NewChatPage.tsx').then((m) => ({ default: m.NewChatPage })),
  ),
  route(
    '/app/chat/:therapistId',
    () => import('#features/chat/web/pages/ChatPage.tsx').then((m) => ({ default: m.ChatPage })),
    { Skeleton: ChatSkeleton, layout: 'full' },
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
