import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { ScanButton } from '../../generic/scan/scan-button.tsx'
import type { ScanOutcome } from './scan-outcome.ts'
import { useReturnScans } from './use-return-scans.ts'

interface Props {
  scanKey: string
  /** The answer to a form that was sent without script. */
  first: ScanOutcome | undefined
}

/** Receives boxes at the dock: a return or an order at once, or a product box by box. */
export function ScanReturns({ scanKey, first }: Props) {
  const { field, submit, enter, outcome, waiting } = useReturnScans(scanKey, first)
  return (
    <section aria-label="Receive" className="grid max-w-3xl gap-2">
      <Form method="post" onSubmit={submit}>
        <input type="hidden" name="key" value={scanKey} />
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            ref={field}
            label="Scan to receive: a return, an order or a SKU"
            hint="205253 7 counts seven boxes."
            name="code"
            data-key="a"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={first?.problem ? first.code : ''}
            className="grow max-tablet:basis-full"
          />
          <Button type="submit">Receive</Button>
          <ScanButton onCode={enter} />
        </div>
      </Form>
      {outcome?.problem && <ScanProblem outcome={outcome} scanKey={scanKey} submit={submit} />}
      <p role="status" className="min-h-6 text-lg">
        {waiting > 1 ? `${waiting} scans are being sent.` : outcome?.message}
      </p>
    </section>
  )
}

interface ProblemProps {
  outcome: ScanOutcome
  scanKey: string
  submit: ReturnType<typeof useReturnScans>['submit']
}

/** A refusal, with a button per return if the scan could be about several. */
const ScanProblem = ({ outcome: { code, problem, choices = [] }, scanKey, submit }: ProblemProps) => (
  <Notice kind="error" isLive>
    <p>{problem}</p>
    {choices.length > 0 && (
      <Form method="post" onSubmit={submit} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="key" value={`${scanKey}-choice`} />
        <input type="hidden" name="code" value={code} />
        {choices.map(({ returnNumber, customer }) => (
          <Button key={returnNumber} type="submit" name="returnNumber" value={returnNumber} size="Small">
            {returnNumber}, {customer}
          </Button>
        ))}
      </Form>
    )}
  </Notice>
)
