/** The app pages one may arrive at from outside: their HTML asks at once for all they will need. */
import { profile, publicConfig } from '#features/account/contract.ts';
import { readSession, recentSessions } from '#features/chat/contract.ts';
import { RECENT_DEFAULT } from '#features/chat/rules.ts';
import { readSafetyPlan } from '#features/safety-plan/contract.ts';
import { subscriptionStatus } from '#features/subscription/contract.ts';
import { listTherapists } from '#features/therapists/contract.ts';

export interface Shell {
  /** Addresses it is sent for; the most specific one wins, so that one comes first. */
  readonly path: string;
  /** The address it is drawn for; its HTML is written to the folder of `path`. */
  readonly location: string;
  /** Source file of the page, loaded along with the app. */
  readonly source: string;
  /**
   * Calls (GET, exactly as the page will make them) that start before any script has arrived;
   * `:name` takes the address's query parameter of that name, and without it the call is left out.
   */
  readonly calls: readonly string[];
  /** Shows the conversation's messages before the scripts are there. */
  readonly preview?: boolean;
}

export const shells: readonly Shell[] = [
  {
    path: '/app/chat/*',
    location: '/app/chat/someone',
    source: 'src/features/chat/web/pages/ChatPage.tsx',
    calls: [
      readSession.path,
      profile.path,
      subscriptionStatus.path,
      listTherapists.path,
      publicConfig.path,
    ],
    preview: true,
  },
  {
    path: '/app/subscription',
    location: '/app/subscription',
    source: 'src/features/subscription/web/pages/SubscriptionPage.tsx',
    calls: [profile.path, subscriptionStatus.path, publicConfig.path],
  },
  {
    path: '/app/safety-plan',
    location: '/app/safety-plan',
    source: 'src/features/safety-plan/web/pages/SafetyPlanPage.tsx',
    calls: [readSafetyPlan.path, profile.path, subscriptionStatus.path, publicConfig.path],
  },
  {
    path: '/app/*',
    location: '/app',
    source: 'src/features/chat/web/pages/HomePage.tsx',
    calls: [
      profile.path,
      subscriptionStatus.path,
      listTherapists.path,
      publicConfig.path,
      `${recentSessions.path}?limit=${RECENT_DEFAULT}`,
    ],
  },
];
