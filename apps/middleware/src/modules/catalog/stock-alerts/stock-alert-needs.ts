import type { FormNeeds } from '../../../kit/form-needs.ts'
import type { Catalog } from '../feed/catalog.ts'

export interface StockAlertNeeds extends FormNeeds {
  catalog: Pick<Catalog, 'find' | 'index'>
}
