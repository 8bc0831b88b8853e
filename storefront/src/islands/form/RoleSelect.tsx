import { ROLES } from '@maveshi/shared/access/roles'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './Field.tsx'

/** What people say they are. */
export function RoleSelect({ control, value }: { control: ControlProps; value?: string }) {
  const { t } = useTranslation()
  return (
    <select {...control} name="role" defaultValue={value} className="control">
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`listing:seller.roles.${role}`)}
        </option>
      ))}
    </select>
  )
}
