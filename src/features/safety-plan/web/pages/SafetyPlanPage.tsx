/** The safety plan: open to everyone who has signed in, with or without a plan, a server or a network. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { US_RESOURCES } from '#care/safety/crisis-links.ts';
import { keepPages } from '#platform/web/keep-page.ts';
import { usePage } from '#platform/web/page.ts';
import { SAFETY_PLAN_PATH } from '../../paths.ts';
import { planQuery } from '../api.ts';
import { DeviceSwitch } from '../components/DeviceSwitch.tsx';
import { HelpLines } from '../components/HelpLines.tsx';
import { PlanEditor } from '../components/PlanEditor.tsx';
import { WithoutServer } from '../components/WithoutServer.tsx';
import { rememberedLines, rememberLines } from '../device/copy.ts';
import { useKeptCopy, useStoredCopy } from '../device/useDeviceCopy.ts';
import { useUnsaved } from '../device/useUnsaved.ts';
import { keepDraft } from '../draft/useDraft.ts';

export function SafetyPlanPage() {
  usePage('Safety plan');
  const { data, error, refetch } = useQuery(planQuery);
  const copyState = useKeptCopy(data);
  const { left, forget } = useUnsaved();
  const copy = useStoredCopy(error !== null && !data);
  const resources = data?.resources;
  useEffect(() => {
    if (!resources) return;
    rememberLines(resources);
    // Nothing of the person is in it: the page itself, for a night without a network.
    void keepPages([SAFETY_PLAN_PATH]);
  }, [resources]);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <header className="grid gap-1">
        <h1>My safety plan</h1>
        <p className="text-lg text-muted print:hidden">
          In your own words, for the hour when thinking is hard. Start at the top and go down.
        </p>
      </header>
      {data && left !== undefined ? (
        <PlanEditor
          answer={data}
          left={left}
          onDeleted={() => {
            forget();
            copyState.choose(false);
          }}
        />
      ) : (
        <>
          <HelpLines resources={copy?.resources ?? rememberedLines() ?? US_RESOURCES} />
          <WithoutServer error={error} copy={copy} onRetry={() => void refetch()} />
        </>
      )}
      {data && (data.plan.version > 0 || copyState.kept) ? (
        <DeviceSwitch
          {...copyState}
          choose={(keep) => {
            copyState.choose(keep);
            // The copy goes; what waits to be saved is another matter.
            if (!keep) keepDraft();
          }}
        />
      ) : null}
    </div>
  );
}
