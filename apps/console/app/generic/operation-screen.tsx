import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { ErrorSummary } from '@tessera/ui/error-summary'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { CodeBlock } from './code-block.tsx'
import { OperationField } from './operation-field.tsx'
import { type OperationOutcome, type OperationView, profileField, type SentAnswer } from './operation-view.ts'
import { PageHead } from './page-head.tsx'
import { lackedOf, RightsField } from './rights-field.tsx'
import { RunAs } from './run-as.tsx'

interface Props {
  view: OperationView
  outcome: OperationOutcome | undefined
}

/** The form of any operation. Reads are sent at once; a write first shows what it will send. */
export function OperationScreen({ view, outcome }: Props) {
  const { id, summary, verb, path, isWrite, refusal, isSecret, sections, isForCustomers, profiles, key } = view
  const isBusy = useNavigation().state !== 'idle'
  const { values = view.values, question, fields = {} } = outcome ?? {}
  const profile = values[profileField] ?? ''
  const problems = Object.entries(fields).map(([field, message]) => ({ field, message }))
  return (
    <div className="grid gap-5">
      <PageHead title={summary.replace(/\.$/, '')} about={id} crumbs={crumbsOf(id)} actions={[]} />
      <p className="flex flex-wrap items-center gap-2">
        <Badge kind={isWrite ? 'warning' : 'plain'}>{isWrite ? 'Changes data' : 'Reads only'}</Badge>
        <code className="wrap-anywhere">
          {verb} {path}
        </code>
      </p>
      {refusal && <Refusal view={view} />}
      {isSecret && <Notice>The answer holds a secret, which the console never shows. Use curl to get it.</Notice>}
      {outcome && <Result outcome={outcome} />}
      {problems.length > 0 && <ErrorSummary errors={problems} />}
      <Form method="post" className="grid max-w-4xl gap-6">
        <input type="hidden" name="key" value={key} />
        {isForCustomers && <RunAs values={values} problems={fields} isOnlyAs={refusal !== null} />}
        {profiles.length > 0 && (
          <RightsField key={profile} profiles={profiles} value={profile} error={fields[profileField]} />
        )}
        {sections.map(({ title, fields: some }) => (
          <fieldset key={title} className="grid items-end gap-4 tablet:grid-cols-2">
            <legend className="mb-3 font-display text-lg">{title}</legend>
            {some.map((field) => (
              <OperationField key={field.name} field={field} value={values[field.name]} error={fields[field.name]} />
            ))}
          </fieldset>
        ))}
        {question && <Question question={question} />}
        <div className="flex flex-wrap gap-3">
          {question ? (
            <Button type="submit" name="confirmed" value="yes" kind="primary" isBusy={isBusy}>
              Yes, send it
            </Button>
          ) : (
            <Button type="submit" kind="primary" isBusy={isBusy} disabled={refusal !== null && !isForCustomers}>
              {isWrite ? 'Review and send' : 'Send'}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

/** The answer, or why nothing was sent. It is brought into sight: the button is below the fields, this is above them. */
function Result({ outcome }: { outcome: OperationOutcome }) {
  const { answer, problem } = outcome
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.answer || outcome.problem) part.current?.scrollIntoView()
  }, [outcome])
  if (!answer && !problem) return null
  return (
    <div ref={part} className="grid scroll-mt-5">
      {answer && <Answer answer={answer} />}
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
    </div>
  )
}

const crumbsOf = (id: string) => [
  { title: 'All operations', url: '/operations' },
  { title: id, url: `/operations/${id}` },
]

const Refusal = ({ view: { refusal, roles, isForCustomers, values } }: { view: OperationView }) => (
  <Notice kind="warning" title={isForCustomers ? 'You can’t run it as yourself' : 'You can’t use this operation'}>
    {refusal} {roles.length > 0 && `It requires one of these permissions: ${['FullAccess', ...roles].join(', ')}.`}
    {values[profileField] && ' You can’t try it with the rights of a profile, either.'}
  </Notice>
)

function Question({ question }: { question: NonNullable<OperationOutcome['question']> }) {
  const { verb, address, body, profile } = question
  return (
    <Notice kind="warning" isLive title="This changes data. Send it?">
      {/* another profile, or none, is asked about again */}
      <input type="hidden" name="asked" value={profile?.id ?? ''} />
      {profile && (
        <p>
          With the rights of {profile.name}, in your name. {lackedOf(profile)}
        </p>
      )}
      <code className="block wrap-anywhere">
        {verb} {address}
      </code>
      {body && <pre className="code-block mt-2">{body}</pre>}
    </Notice>
  )
}

function Answer({ answer }: { answer: SentAnswer }) {
  const { person, profile, status, isOk, milliseconds, requestId, text, curl } = answer
  return (
    <section aria-label="Answer" className="grid min-w-0 gap-3">
      <Notice kind={isOk ? 'success' : 'error'} isLive title={isOk ? 'Done' : 'Refused'}>
        Status {status} after {milliseconds} ms{person && `, as ${person}`}
        {profile && `, with the rights of ${profile.name}. ${lackedOf(profile)}`}
        {requestId && <span className="block text-xs text-stone wrap-anywhere">Request {requestId}</span>}
      </Notice>
      {text && <CodeBlock label="Answer" text={text} />}
      <CodeBlock label="The same by curl" text={curl} />
    </section>
  )
}
