import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import { OrderListFields } from './order-list-fields.tsx'

interface Props {
  isBusy: boolean
  typed: string
  fileProblem: string | null
}

/** Takes a list that is typed, pasted from a spreadsheet or uploaded. */
export const ListForm = ({ isBusy, typed, fileProblem }: Props) => (
  <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-5">
    <OrderListFields label="SKU and quantity, one product per line" rows={8} typed={typed} fileProblem={fileProblem} />
    <div>
      <Button type="submit" name="intent" value="check" kind="primary" isBusy={isBusy}>
        Check the list
      </Button>
    </div>
  </Form>
)
