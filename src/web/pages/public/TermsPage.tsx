/** The terms of service. */
import { LegalPage, MinimumAge } from './LegalPage.tsx';
import { CrisisLines } from './PublicCrisisLines.tsx';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      lead="What you can expect from Mooring, and what it asks of you, in plain words."
      sections={[
        {
          title: 'Mooring is not a clinician',
          text: (
            <>
              <p>
                Mooring is software. Its therapists and companions are AI, with invented names and
                drawn portraits; no person reads along or answers. It is no substitute for
                professional therapy, diagnosis, medication or emergency care, and using it does not
                make anyone your therapist or doctor.
              </p>
              <p>
                AI can be wrong. Please weigh what it says, and speak with a professional before
                decisions about your health.
              </p>
            </>
          ),
        },
        {
          title: 'In an emergency',
          text: (
            <>
              <p>
                Do not rely on Mooring when a life is in danger. It cannot call anyone for you, and
                nobody watches the conversations. Call a human being:
              </p>
              <CrisisLines />
            </>
          ),
        },
        {
          title: 'Who may use it',
          text: (
            <p>
              You have to be at least <MinimumAge /> years old. You confirm this when you create an
              account. Keep your password to yourself; what happens in your account is yours to
              answer for.
            </p>
          ),
        },
        {
          title: 'Who runs it',
          text: (
            <p>
              Mooring is open-source software under the GNU Affero General Public License, version
              3. This installation is run by whoever gave you its address: the operator. The
              operator is your partner in these terms, keeps the server, and answers your questions.
              The people who write the software run no service of their own and have no access to
              your data.
            </p>
          ),
        },
        {
          title: 'Using it well',
          text: (
            <p>
              Do not use Mooring to harm others, to break the law, to reach other people’s data, or
              to overload or take apart the service. The operator may close an account that does.
              Crisis numbers, the export of your data and the deletion of your account stay open to
              you in every case.
            </p>
          ),
        },
        {
          title: 'Plans and payment',
          text: (
            <p>
              <span data-if="trialDays">
                A new account begins with a free trial, without a card.
              </span>{' '}
              Paid plans are billed monthly and can be cancelled at any time; you keep access until
              the end of the period you have paid for. Prices are shown before you pay.
            </p>
          ),
        },
        {
          title: 'Ending it',
          text: (
            <p>
              You may stop at any time and delete your account with all that is in it. Deletion
              cannot be undone.
            </p>
          ),
        },
        {
          title: 'No warranty',
          text: (
            <p>
              The software comes as it is, without warranty, as its license says. Nothing in these
              terms takes away rights that the law of your country gives you.
            </p>
          ),
        },
      ]}
    />
  );
}
