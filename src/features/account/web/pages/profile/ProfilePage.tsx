/** The profile: who one is here, the plan, the therapist, security, and questions. */
import { InstallApp } from '#features/subscription/web/components/InstallApp.tsx';
import { usePage } from '#platform/web/page.ts';
import { FaqSection } from './FaqSection.tsx';
import { PreferredTherapist } from './PreferredTherapist.tsx';
import { ProfileInformation } from './ProfileInformation.tsx';
import { SafetyPlanCard } from './SafetyPlanCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export function ProfilePage() {
  usePage('Profile');
  return (
    <div className="grid gap-8">
      <header className="grid gap-1">
        <h1>Profile</h1>
        <p className="text-lg text-muted">Your account, your plan, and what is kept about you.</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ProfileInformation />
          <SubscriptionCard />
          <PreferredTherapist />
          <SafetyPlanCard />
        </div>
        <div className="grid min-w-0 gap-6">
          <SecurityCard />
          <InstallApp />
        </div>
      </div>
      <FaqSection />
    </div>
  );
}
