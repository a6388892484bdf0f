import type { Proposal } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { type ScopedField, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  proposal: Proposal
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** The number of empty rows after the filled ones; saving adds more. */
const spareRows = 3

/** The whole proposal in one form with one save button. */
export function ProposalForm({ proposal, refusal, isBusy }: Props) {
  const field = scopedFields(refusal, 'proposal', knownOf(proposal))
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-10">
      <input type="hidden" name="intent" value="save" />
      <ScopeFields scope="proposal" refusal={refusal} />
      <div className="grid gap-5">
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="Proposal name" {...field('title')} maxLength={120} required />
          <TextField label="Client" {...field('clientName')} maxLength={120} autoComplete="off" isOptional />
        </div>
        <TextAreaField label="Note to client" {...field('intro')} rows={3} maxLength={1000} isOptional />
        <TextField
          label={proposal.hasLogo ? 'Replace logo' : 'Logo'}
          name="photoFile"
          id="photo-proposal"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP, up to 8 MB. Shown at the top of the page and PDF."
          error={refusal?.fields.photo}
          isOptional
        />
        {proposal.hasLogo && <Checkbox label="Remove logo" name="removesLogo" />}
      </div>
      <Materials proposal={proposal} field={field} />
      <Labor proposal={proposal} field={field} />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save proposal
        </Button>
      </div>
    </Form>
  )
}

function knownOf(proposal: Proposal): Record<string, string | null> {
  const { title, clientName, intro, markupPercent, lines, labor } = proposal
  const markups = lines.map(({ lineNo, markupPercent: own }) => [`markup-${lineNo}`, own === null ? null : String(own)])
  const work = labor.flatMap(({ name, totalCents }, at) => [
    [`labor-name-${at}`, name],
    [`labor-amount-${at}`, (totalCents / 100).toFixed(2)],
  ])
  return {
    title,
    clientName,
    intro,
    markupPercent: String(markupPercent),
    ...Object.fromEntries([...markups, ...work]),
  }
}

function Materials({ proposal, field }: { proposal: Proposal; field: ScopedField }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-2xl">Materials</legend>
      <TextField
        label="Markup"
        {...field('markupPercent')}
        inputMode="decimal"
        maxLength={6}
        after="%"
        hint="Applied to every line, delivery and taxes. Your client never sees your cost."
        className="max-w-xs"
        required
      />
      <ul className="border-t border-grout">
        {proposal.lines.map(({ lineNo, name, room, boxes, unit, costCents, clientCents }) => (
          <li
            key={lineNo}
            className="grid gap-x-6 gap-y-2 border-b border-grout py-4 tablet:grid-cols-[1fr_10rem_9rem] tablet:items-center"
          >
            <p className="grid">
              {name}
              <span className="text-sm text-stone">
                {[room, formatUnits(boxes, unit), `your cost ${formatMoney(costCents)}`].filter(Boolean).join(' · ')}
              </span>
            </p>
            <TextField
              label={`Line markup ${lineNo}`}
              {...field(`markup-${lineNo}`)}
              inputMode="decimal"
              maxLength={6}
              after="%"
              isOptional
            />
            <p className="tabular tablet:text-end">
              {formatMoney(clientCents)}
              <span className="block text-sm text-stone">for the client</span>
            </p>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Show a price for every line"
        hint="Otherwise only the materials total is shown."
        name="showsLines"
        defaultChecked={proposal.showsLines}
      />
    </fieldset>
  )
}

function Labor({ proposal: { labor }, field }: { proposal: Proposal; field: ScopedField }) {
  const rows = Array.from({ length: labor.length + spareRows }, (_, at) => at)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-display text-2xl">Labor</legend>
      <p className="text-stone">One line per labor item. Blank lines are skipped.</p>
      {rows.map((at) => (
        <div key={at} className="grid grid-cols-[1fr_9rem] gap-4">
          <TextField
            label={`Labor item ${at + 1}`}
            {...field(`labor-name-${at}`)}
            placeholder={at === 0 ? 'Demolition and disposal' : undefined}
            maxLength={200}
            isOptional
          />
          <TextField
            label={`Price ${at + 1}, $`}
            {...field(`labor-amount-${at}`)}
            inputMode="decimal"
            maxLength={14}
            isOptional
          />
        </div>
      ))}
    </fieldset>
  )
}
