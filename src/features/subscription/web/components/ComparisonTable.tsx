/** Both plans side by side, feature by feature. */
import { Check, Minus } from 'lucide-react';
import { Badge } from '#platform/ui/Badge.tsx';
import { COMING, COMPARISON, PLAN_DETAILS, priceOf } from '../../plans.ts';
import { PersonaTitle } from './Configured.tsx';
import { Worded } from './Worded.tsx';

export function ComparisonTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section aria-label="Comparison of the plans" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-3 pr-3 font-semibold">
              What you get
            </th>
            {(['base', 'advanced'] as const).map((plan) => (
              <th key={plan} scope="col" className="w-28 px-3 py-3 font-semibold sm:w-44">
                {PLAN_DETAILS[plan].name}
                <span className="block text-sm font-normal text-muted">{priceOf(plan)}/month</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ label, base, advanced }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 font-normal">
                <Worded text={label} persona={<PersonaTitle />} />{' '}
                {COMING.has(label) ? <Badge>coming</Badge> : null}
              </th>
              <td className="px-3 py-3">
                <Cell value={base} />
              </td>
              <td className="px-3 py-3">
                <Cell value={advanced} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Check aria-hidden="true" className="size-5 text-success" />
      ) : (
        <Minus aria-hidden="true" className="size-5 text-muted" />
      )}
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
