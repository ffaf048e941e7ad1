/** The privacy policy. */
import { LegalPage, MinimumAge } from './LegalPage.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What Mooring keeps about you, how it is protected, and how you take it back."
      sections={[
        {
          title: 'Who is responsible',
          text: (
            <p>
              This installation of Mooring is run by its operator, who decides where the server
              stands and who may reach it. The operator is responsible for your data. The people who
              write the software never receive it.
            </p>
          ),
        },
        {
          title: 'What is kept',
          text: (
            <ul className="grid list-disc gap-2 pl-5">
              <li>Your name, email address and a hash of your password, never the password.</li>
              <li>
                Your conversations, with the times they took place, so that you can come back to
                them.
              </li>
              <li>
                What is remembered of you from one conversation to the next; you see all of it and
                can take any of it back.
              </li>
              <li>Your safety plan, if you write one, and your picture, if you choose one.</li>
              <li>Where your account is signed in, so that you can sign a device out.</li>
              <li>Your plan and trial. Card numbers are never kept here.</li>
            </ul>
          ),
        },
        {
          title: 'How it is protected',
          text: (
            <>
              <p>
                What you write is encrypted with AES-256 under a key that belongs to your account
                alone. Passwords are hashed with Argon2id. Logs hold no personal text. There are no
                advertisements, no trackers, no third-party scripts, and your data is not sold.
              </p>
              <p>
                The server has to read a message in order to answer it, and the operator holds the
                master key. Encryption protects you when a disk or a backup falls into wrong hands;
                it does not hide your words from the software itself.
              </p>
            </>
          ),
        },
        {
          title: 'Who answers you',
          text: (
            <p>
              Unless the operator has connected a language model, the built-in guided companion
              answers and your words do not leave the server. Where a model is connected, your
              messages are sent to it to be answered, and every conversation names it to you. Here,
              you are answered by: <span data-config="answeredBy">see any conversation</span>.
            </p>
          ),
        },
        {
          title: 'Your rights',
          text: (
            <p>
              You have the right to see your data, to correct it, to take it out and to have it
              deleted, whatever your plan. A conversation you delete in the app is erased at once.
              Whatever you do not find in the app, ask the operator for; deletion requests are
              fulfilled within 30 days. When an account is deleted its key is destroyed with it;
              backups made before hold a copy of it, which only the operator&rsquo;s master key
              opens, and are removed within those 30 days. Accounts unused for 2 years may be
              deleted.
            </p>
          ),
        },
        {
          title: 'In your browser',
          text: (
            <p>
              Mooring keeps a session token and your choices, such as theme and voice, in this
              browser’s storage. It sets no cookies. For use without a network it stores pages of
              its own and the crisis lines. Of what you wrote it stores one thing, and only if you
              ask for it: an encrypted copy of your safety plan, which goes when you sign out.
            </p>
          ),
        },
        {
          title: 'Age',
          text: (
            <p>
              Mooring is for people of at least <MinimumAge /> years. Accounts of younger people are
              deleted when the operator learns of them.
            </p>
          ),
        },
      ]}
    />
  );
}
