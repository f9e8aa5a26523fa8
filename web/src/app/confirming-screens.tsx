import { Outlet } from 'react-router-dom';
import { ConfirmationKeeper } from './confirmation-keeper.tsx';

/** Screens outside of the two areas that may ask who someone is. */
export function ConfirmingScreens() {
  return (
    <>
      <Outlet />
      <ConfirmationKeeper />
    </>
  );
}
