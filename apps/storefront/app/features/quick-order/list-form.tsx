import { Button } from '@tessera/ui/button'
import { Form } from 'react-router'
import { OrderListFields } from './order-list-fields.tsx'

/** Takes a list that is typed, pasted from a spreadsheet or uploaded. */
export const ListForm = ({ isBusy, typed }: { isBusy: boolean; typed: string }) => (
  <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-5">
    <OrderListFields label="SKU and quantity, one product per line" rows={8} typed={typed} />
    <div>
      <Button type="submit" name="intent" value="check" kind="primary" isBusy={isBusy}>
        Check the list
      </Button>
    </div>
  </Form>
)
