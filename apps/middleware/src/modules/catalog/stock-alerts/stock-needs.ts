import type { FormNeeds } from '../../../kit/form-needs.ts'
import type { Catalogue } from '../feed/catalog.ts'

export interface StockAlertNeeds extends FormNeeds {
  catalogue: Pick<Catalogue, 'find' | 'index'>
}
