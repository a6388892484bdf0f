import { ListFields } from '../../kit/list-fields.tsx'
import { maxBytes, maxLines } from './read-list.ts'

interface Props {
  label: string
  rows: number
  typed: string
  fileProblem: string | null
}

export const OrderListFields = ({ fileProblem, ...props }: Props) => (
  <ListFields
    {...props}
    hint="Separate with a space, comma or tab, or paste from a spreadsheet. An optional third column is the room."
    placeholder={'211794 12\n201161 2'}
    fileHint={`Up to ${maxLines} lines and ${maxBytes / 1000} KB. You can also use a CSV downloaded from your cart.`}
    maxBytes={maxBytes}
    fileProblem={fileProblem ?? undefined}
  />
)
