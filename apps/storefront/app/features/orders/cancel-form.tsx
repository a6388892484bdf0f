import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { Panel } from './panel.tsx'

interface Props {
  number: string
  back: string
  isBusy: boolean
  problem: string | undefined
}

export const CancelForm = ({ number, back, isBusy, problem }: Props) => (
  <Panel title={`Cancel order ${number}?`} problem={problem}>
    <p>Nothing has been picked and nothing was charged. What was set aside goes back on the shelf.</p>
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="cancel" />
      <TextField name="reason" label="Why" isOptional maxLength={300} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" isBusy={isBusy}>
          Cancel the order
        </Button>
        <LinkButton href={back} kind="quiet">
          Keep the order
        </LinkButton>
      </div>
    </Form>
  </Panel>
)
