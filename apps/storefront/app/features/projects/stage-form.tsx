import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { manualStages } from './stage-labels.ts'

/** The stage mostly follows from the orders; once installation starts, users set it. */
export function StageForm({ project }: { project: ProjectDetail }) {
  const manualStage = manualStages.find(({ value }) => value === project.stage)?.value ?? 'planning'
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="stage" />
      <input type="hidden" name="basketId" value={project.basketId} />
      <SelectField
        key={manualStage}
        label="Stage"
        name="stage"
        defaultValue={manualStage}
        options={manualStages}
        className="w-56"
      />
      <Button type="submit">Update stage</Button>
    </Form>
  )
}
