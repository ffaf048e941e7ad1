/** What the safety plan's table holds about a person. */
import { safetyPlans } from '../tables/safety-plan.ts';
import { OWNER, ownedBy, type PersonalTable, personal } from './table.ts';

export const safetyPlanData: readonly PersonalTable[] = [
  personal(safetyPlans, {
    name: 'safetyPlan',
    about: 'Your safety plan: six lists in your own words.',
    rowsOf: ownedBy(safetyPlans.userId),
    exported: {
      id: 'plain',
      userId: OWNER,
      version: 'plain',
      body: { sealed: 'json', identity: (row) => `safety_plans:${row.id}` },
      createdAt: 'plain',
      updatedAt: 'plain',
    },
    onDeletion: 'erase',
  }),
];
