import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { formatCentsField } from '../../kit/plans/parse-number.ts'
import { StageForm } from './stage-form.tsx'

interface Props {
  project: ProjectDetail
  refusal: FormRefusal | undefined
}

/** Everything about the project except its rooms. */
export const DetailsView = ({ project, refusal }: Props) => (
  <div className="grid max-w-2xl gap-8">
    <DetailsForm project={project} refusal={refusal} />
    {project.stage !== 'archived' && !project.isDraft && <StageForm project={project} />}
  </div>
)

/** Name, client, site and budget. Only the name is required; the middleware refuses an incomplete address. */
function DetailsForm({ project, refusal }: Props) {
  const { name, clientName, clientEmail, jobName, poNumber, notes, budget, place } = project
  const known = {
    name,
    clientName,
    clientEmail,
    jobName,
    poNumber,
    notes,
    budget: formatCentsField(budget.budgetCents),
  }
  const field = fieldsOf(refusal, known)
  const hasPlaceProblem = ['street1', 'city', 'state', 'zip', 'firstName'].some((one) => refusal?.fields[one])
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="basketId" value={project.basketId} />
      <RefusalSummary refusal={refusal} />
      <TextField label="Project name" {...field('name')} maxLength={120} required />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Client" {...field('clientName')} maxLength={120} isOptional />
        <TextField label="Client’s email" {...field('clientEmail')} type="email" maxLength={100} isOptional />
        <TextField label="Job name" {...field('jobName')} maxLength={100} isOptional />
        <TextField label="PO number" {...field('poNumber')} maxLength={60} isOptional />
        <TextField label="Budget, in dollars" {...field('budget')} inputMode="decimal" maxLength={14} isOptional />
      </div>
      <Disclosure summary={place ? `Site: ${place.street1}, ${place.city}` : 'Site address'} isOpen={hasPlaceProblem}>
        <AddressFields known={place} typed={refusal?.typed} errors={refusal?.fields} />
      </Disclosure>
      <TextAreaField label="Notes" {...field('notes')} rows={4} maxLength={4000} isOptional />
      <div>
        <Button type="submit" kind="primary">
          Save details
        </Button>
      </div>
    </Form>
  )
}
