import { Button, LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { fieldLabel } from '../../generic/labels.ts'
import type { StepProps } from './import-forms.tsx'
import type { ImportPlan, RefusedRow } from './import-plan.ts'
import { changesIn, type ImportState } from './import-state.ts'

interface Props extends StepProps {
  state: Extract<ImportState, { step: 'review' }>
}

const maxShown = 100

/** A SKU stays on one line, a longer ID may break. */
const idClass = 'min-w-20 wrap-anywhere'

/** A new record with its values, or each changed value from and to. The ID has a column of its own. */
function changeText(row: ImportPlan['rows'][number]): string {
  const changes = changesIn(row).map(({ name, was, now }) => ({ label: pathLabel(name), was, now }))
  if (row.verb !== 'create')
    return changes.map(({ label, was, now }) => `${label}: ${was || 'empty'} → ${now || 'empty'}`).join('; ')
  const values = changes.filter(({ label }) => label !== 'ID').map(({ label, now }) => `${label} ${now}`)
  return `New: ${values.join('; ')}`
}

const pathLabel = (path: string): string => path.split('.').map(fieldLabel).join(' › ')

/** Shows the plan row by row. Exactly this is applied. */
export function ImportReview({ state: { plan, key }, submit, isBusy }: Props) {
  const { rows, refused, same } = plan
  const created = rows.filter(({ verb }) => verb === 'create').length
  return (
    <>
      <Notice kind={refused.length > 0 ? 'warning' : 'info'} isLive title="Nothing has been changed yet">
        {formatCount(created)} new, {formatCount(rows.length - created)} changed, {formatCount(same)} the same,{' '}
        {formatCount(refused.length)} refused.
      </Notice>
      <Form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3" onSubmit={submit}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="plan" value={JSON.stringify(plan)} />
        {rows.length > 0 && (
          <Button type="submit" kind="primary" name="intent" value="apply" isBusy={isBusy}>
            Import {formatCount(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
          </Button>
        )}
        <LinkButton href="/import" kind="quiet">
          Start over
        </LinkButton>
      </Form>
      <RefusedRows rows={refused} />
      <PlannedRows plan={plan} />
    </>
  )
}

export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="refused" className="grid gap-2 overflow-x-auto">
      <h2 id="refused" className="text-lg">
        {formatCount(rows.length)} refused
      </h2>
      <table className="part-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">ID</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, id, words }) => (
            <tr key={line}>
              <td className="tabular">{line}</td>
              <td className={idClass}>{id}</td>
              <td className="text-sale">{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PlannedRows({ plan: { rows } }: { plan: ImportPlan }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="planned" className="grid gap-2 overflow-x-auto">
      <h2 id="planned" className="text-lg">
        {rows.length > maxShown ? `The first ${maxShown} of ${formatCount(rows.length)} rows` : 'Rows'}
      </h2>
      <table className="part-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">ID</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row) => (
            <tr key={row.line}>
              <td className="tabular">{row.line}</td>
              <td className={idClass}>{row.id}</td>
              <td className="wrap-anywhere">{changeText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
