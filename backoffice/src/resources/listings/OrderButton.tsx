import CheckIcon from '@mui/icons-material/Check'
import SortIcon from '@mui/icons-material/Sort'
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { REVIEW_ORDERS, type ReviewOrder, useReviewOrder } from '../../deciding/review-order.ts'

const ORDERS = Object.keys(REVIEW_ORDERS) as ReviewOrder[]

/** The order of the list, and of the review that goes through it: the newest, the oldest or the riskiest first. */
export function OrderButton() {
  const translate = useTranslate()
  const id = useId()
  const { sort, setSort } = useListContext()
  const { choose } = useReviewOrder()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isShown = (one: ReviewOrder) =>
    REVIEW_ORDERS[one].sort.field === sort.field && REVIEW_ORDERS[one].sort.order === sort.order
  const shown = ORDERS.find(isShown)
  const take = (one: ReviewOrder) => {
    choose(one)
    setSort(REVIEW_ORDERS[one].sort)
    setAnchor(null)
  }
  return (
    <>
      <Button
        id={id}
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: { xs: 0.25, sm: 1 }, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
      >
        {translate(shown ? REVIEW_ORDERS[shown].words : 'ra.action.sort')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {ORDERS.map((one) => (
          <MenuItem key={one} role="menuitemradio" aria-checked={isShown(one)} onClick={() => take(one)}>
            <ListItemIcon>{isShown(one) && <CheckIcon aria-hidden />}</ListItemIcon>
            {translate(REVIEW_ORDERS[one].words)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
