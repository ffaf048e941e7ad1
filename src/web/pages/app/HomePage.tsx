/** Home: the first thing after signing in. */
import { useUser } from '#features/account/web/profile.ts';
import { usePage } from '#platform/web/page.ts';

export function HomePage() {
  const user = useUser();
  usePage('Home');
  return <h1>Welcome, {user.firstName}</h1>;
}
