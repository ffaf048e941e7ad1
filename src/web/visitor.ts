/** The little a visitor's page does: theme, the operator's settings, the offline page. */
import { publicConfig } from '#features/account/contract.ts';
import { days } from '#features/subscription/trial.ts';
import { call } from '#platform/web/api.ts';
import { forgetDevice, isSomethingKept, UNSENT_FLAG } from '#platform/web/device-end.ts';
import { registerServiceWorker } from '#platform/web/service-worker.ts';
import { readToken } from '#platform/web/session.ts';
import { chooseTheme, followTheme, type Theme, theme } from '#platform/web/theme.ts';

function bindThemeSwitch() {
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const order: readonly Theme[] = ['system', 'light', 'dark'];
  const show = () => {
    inputs.forEach((input, index) => {
      input.checked = order[index] === theme.get();
    });
  };
  inputs.forEach((input, index) => {
    input.addEventListener('change', () => chooseTheme(order[index] ?? 'system'));
  });
  theme.subscribe(show);
  show();
}

/** Puts the operator's values where the texts show a default, and promises nothing not given. */
async function fillConfig() {
  const places = document.querySelectorAll<HTMLElement>('[data-config], [data-if]');
  if (places.length === 0) return;
  const config = await call(publicConfig);
  const facts: Record<string, unknown> = {
    ...config,
    trialLength: days(config.trialDays),
    introLength: days(config.baseIntroDays),
    noTrial: config.trialDays === 0,
  };
  for (const place of places) {
    const value = facts[place.dataset.config ?? ''];
    if (value !== undefined) place.textContent = String(value);
    if (place.dataset.if) place.hidden = !facts[place.dataset.if];
  }
}

export function startVisitorPage() {
  bindThemeSwitch();
  followTheme();
  registerServiceWorker();
  // A session that ended while its page was being left: what it kept here has no owner any more.
  if ((isSomethingKept() || isSomethingKept(UNSENT_FLAG)) && !readToken()) forgetDevice();
  // The defaults in the text stay when the server does not answer.
  fillConfig().catch(() => undefined);
}
