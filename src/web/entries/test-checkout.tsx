/** Starts the checkout of the test mode. */
import '../styles/plans.css';
import { createRoot } from 'react-dom/client';
import { TestCheckoutPage } from '#features/subscription/web/pages/TestCheckoutPage.tsx';
import { readToken } from '#platform/web/session.ts';
import { followTheme } from '#platform/web/theme.ts';

const root = document.getElementById('checkout');
if (!readToken()) location.replace('/login');
else if (root) {
  followTheme();
  createRoot(root).render(<TestCheckoutPage />);
}
