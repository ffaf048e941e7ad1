/** Where the safety plan is; for everyone who links to it. */
export const SAFETY_PLAN_PATH = '/app/safety-plan';
