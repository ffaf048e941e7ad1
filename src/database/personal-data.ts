/** What each table holds about a person and what becomes of it: export and deletion follow this. */
import type { PgTable } from '#database/orm.ts';
import { accountData } from './personal/account.ts';
import { chatData } from './personal/chat.ts';
import { memoryData } from './personal/memory.ts';
import { safetyPlanData } from './personal/safety-plan.ts';
import { subscriptionData } from './personal/subscription.ts';
import type { PersonalTable } from './personal/table.ts';
import { masterKeyProof, rateLimits } from './tables/account.ts';
import { billingEvents, billingFarewells } from './tables/subscription.ts';

/** Parents before children: deletion goes through the list from its end. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...accountData,
  ...chatData,
  ...memoryData,
  ...safetyPlanData,
  ...subscriptionData,
];

/** Tables in which no row leads to anybody with an account, each with the reason. */
export const IMPERSONAL_TABLES: readonly { table: PgTable; because: string }[] = [
  { table: masterKeyProof, because: 'Tells whether a key is the one of this database; of nobody' },
  {
    table: rateLimits,
    because: 'Counters under digests that lead back to nobody; each runs out within a day',
  },
  { table: billingEvents, because: 'Numbers and kinds of notices, without whom they are about' },
  {
    table: billingFarewells,
    because:
      'Kept after a deletion, without the account, until the payment service has deleted its side',
  },
];
