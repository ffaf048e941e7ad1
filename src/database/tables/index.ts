/** Every table of the product, for the query builder and the migration generator. */
import * as account from './account.ts';
import * as chat from './chat.ts';
import * as memory from './memory.ts';
import * as safetyPlan from './safety-plan.ts';
import * as subscription from './subscription.ts';
import * as usage from './usage.ts';

export const tables = { ...account, ...chat, ...memory, ...safetyPlan, ...subscription, ...usage };
