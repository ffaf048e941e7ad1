/** Where plans are chosen. */
export const PLANS_PATH = '/app/subscription';
