import { ListFields } from '../../lib/list-fields.tsx'
import { mostLines } from './read-list.ts'

interface Props {
  label: string
  rows: number
  typed: string
}

export const OrderListFields = (props: Props) => (
  <ListFields
    {...props}
    hint="With a blank, comma or tab between them, as a spreadsheet copies them. A third column is the room."
    placeholder={'211794 12\n201161 2'}
    fileHint={`Up to ${mostLines} lines. The file that the cart exports fits, too.`}
  />
)
