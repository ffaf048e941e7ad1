/** Every call of the product, gathered from the contracts: for the tests that cover them all. */
import * as account from '#features/account/contract.ts';
import * as assistant from '#features/assistant/contract.ts';
import * as chat from '#features/chat/contract.ts';
import * as memory from '#features/memory/contract.ts';
import * as safetyPlan from '#features/safety-plan/contract.ts';
import * as subscription from '#features/subscription/contract.ts';
import * as therapists from '#features/therapists/contract.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

export const endpoints: readonly Endpoint[] = [
  account,
  therapists,
  chat,
  memory,
  assistant,
  safetyPlan,
  subscription,
].flatMap((contract) => Object.values(contract).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
