import type { StaffRecording } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { FactList } from '@tessera/ui/fact-list'
import { Link } from '@tessera/ui/link'
import { formatMoment } from '../../generic/format-days.ts'
import { formatSeconds } from '../../generic/format-seconds.ts'
import { ReasonForm, type ReasonOutcome } from '../../generic/reason-form.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  recording: StaffRecording
  outcome: ReasonOutcome | undefined
}

/** One recorded visit: first why it is opened, then its player. */
export const RecordingScreen = ({ recording, outcome }: Props) => (
  <div className="grid gap-5">
    <RecordingHead recording={recording} />
    {recording.openUntil ? (
      <Player recording={recording} />
    ) : (
      <ReasonForm
        label="Why are you opening this recording?"
        hint="Recorded in the audit with your name and the visitor’s. You can then watch the recording for an hour."
        submitLabel="Open the recording"
        outcome={outcome}
      />
    )}
    <ScreenPart title="Pages in order">
      <ol className="grid gap-1 wrap-anywhere">
        {recording.pages.map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same page may come again
          <li key={at}>{page}</li>
        ))}
      </ol>
    </ScreenPart>
  </div>
)

const RecordingHead = ({
  recording: { id, email, customer, customerNumber, seconds, startedAt, reason },
}: Pick<Props, 'recording'>) => (
  <header className="grid gap-2">
    <Breadcrumb
      crumbs={[
        { title: 'Recordings', url: '/observed/recordings' },
        { title: formatMoment(startedAt, shopTimeZone), url: `/observed/recordings/${id}` },
      ]}
    />
    <h1 className="text-2xl wrap-anywhere">Visit of {email ?? 'a guest'}</h1>
    <FactList
      facts={[
        ['Started', formatMoment(startedAt, shopTimeZone)],
        ['Length', formatSeconds(seconds)],
        [
          'Customer',
          customerNumber && (
            <Link key="customer" href={`/customers/${customerNumber}`}>
              {customer}
            </Link>
          ),
        ],
        ['Reason', reason],
      ]}
    />
  </header>
)

/** The recorded pages need styles that the console refuses, so the player is a document of its own. */
const Player = ({ recording: { id, openUntil } }: Pick<Props, 'recording'>) => (
  <ScreenPart title="Recording">
    <iframe
      src={`/console/observed/recordings/${id}/player`}
      title="Player of the recording"
      className="h-96 w-full desktop:h-[75vh] border border-grout bg-surface"
    />
    <p className="text-stone">
      Open to you until {openUntil && formatMoment(openUntil, shopTimeZone)}. Typed text is never recorded.
    </p>
  </ScreenPart>
)
