import { shopTimeZone } from '@tessera/domain/local-time'
import { Button } from '@tessera/ui/button'
import { FactList } from '@tessera/ui/fact-list'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../generic/format-days.ts'
import { formatSeconds } from '../../generic/format-seconds.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { FaultList, faultTitle } from './fault-list.tsx'
import { HealthJobs } from './health-jobs.tsx'
import type { Fault, HealthAnswers, JobRow, QueueRow } from './health-view.ts'
import type { RetryOutcome } from './retry-job.server.ts'

interface Props extends Pick<HealthAnswers, 'shop' | 'platform'> {
  faults: readonly Fault[]
  hints: readonly Fault[]
  queues: readonly QueueRow[]
  jobs: readonly JobRow[]
  checkedAt: string
  outcome: RetryOutcome | undefined
}

/** Whether all is well, and what is not. */
export const HealthScreen = ({ shop, platform, faults, hints, queues, jobs, checkedAt, outcome }: Props) => (
  <div className="grid gap-6">
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h1 className="text-2xl">Health</h1>
        <p className="text-stone">As of {formatMoment(checkedAt, shopTimeZone)}</p>
      </div>
      <CheckForm />
    </header>
    <Faults faults={faults} areRulesChecked={Boolean(platform?.RulesChecked)} />
    {outcome && (
      <Notice kind={outcome.problem ? 'error' : 'success'} isLive>
        {outcome.problem ?? outcome.done}
      </Notice>
    )}
    {hints.length > 0 && (
      <Notice title="Worth a look">
        <FaultList faults={hints} />
      </Notice>
    )}
    <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-2">
      <ScreenPart title="Queues">
        <Queues queues={queues} />
      </ScreenPart>
      <ScreenPart title="Systems">
        <ProgramFacts shop={shop} platform={platform} />
      </ScreenPart>
    </div>
    <HealthJobs jobs={jobs} />
  </div>
)

/** Reads everything again, and has the rules checked on all data, as every night. */
function CheckForm() {
  const isBusy = useNavigation().formData?.get('intent') === 'check'
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value="check" isBusy={isBusy}>
        Check now
      </Button>
    </Form>
  )
}

function Faults({ faults, areRulesChecked }: Pick<Props, 'faults'> & { areRulesChecked: boolean }) {
  if (faults.length === 0)
    return (
      <Notice kind="success" title="All systems normal">
        {areRulesChecked
          ? 'No queue is behind, no jobs failed, and all data checks passed.'
          : 'No queue is behind, and no jobs failed.'}
      </Notice>
    )
  return (
    <Notice kind="error" title={faultTitle(faults)}>
      <FaultList faults={faults} />
    </Notice>
  )
}

const Queues = ({ queues }: Pick<Props, 'queues'>) => (
  <dl>
    {queues.map(({ name, count, oldestSeconds }) => (
      <div key={name} className="flex justify-between gap-4 border-b border-grout py-1">
        <dt>{name}</dt>
        <dd className="tabular">
          {count > 0 && <span className="text-stone">oldest {formatSeconds(oldestSeconds)} · </span>}
          {formatCount(count)}
        </dd>
      </div>
    ))}
  </dl>
)

const megabytes = (bytes: number): string => `${formatCount(Math.round(bytes / 1_000_000))} MB`
const writes = (takesWrites: boolean): string => (takesWrites ? 'accepts changes' : 'read-only')

function ProgramFacts({ shop, platform }: Pick<Props, 'shop' | 'platform'>) {
  const none = 'Not responding'
  return (
    <FactList
      facts={[
        ['Shop', shop ? `Database ${megabytes(shop.databaseBytes)}, ${writes(shop.takesWrites)}` : none],
        [
          'Platform',
          platform ? `Database ${megabytes(platform.DatabaseBytes)}, ${writes(platform.TakesWrites)}` : none,
        ],
        ['Products in the shop', shop && formatCount(shop.products)],
        [
          'Data checks',
          platform &&
            (platform.RulesChecked
              ? `Last full check ${formatMoment(platform.RulesChecked, shopTimeZone)}. Changes are checked every minute`
              : 'Changes are checked every minute, and everything every night'),
        ],
      ]}
    />
  )
}
