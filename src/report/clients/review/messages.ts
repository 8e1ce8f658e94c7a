import { showDirections } from '../../names.ts';
import { byId, messageOf } from '../shared/dom.ts';
import { Refused, Unreachable } from './server.ts';

const GONE =
  'The server does not answer. All that was shown as saved is on the disk; what you did after that is not. Start ' +
  'the command again and open the address that it prints.';

/** What the page says: a line of status, and a warning that stays until it is dismissed or something is saved. */
export function createMessages() {
  const status = byId('status', HTMLElement);
  const alert = byId('alert', HTMLElement);
  const alertText = byId('alert-text', HTMLElement);

  const dismiss = () => {
    alert.hidden = true;
  };
  const warn = (message: string) => {
    alertText.textContent = showDirections(message);
    alert.hidden = false;
    status.classList.remove('saved');
    status.textContent = '';
  };
  return {
    say: (message: string, isSaved = false) => {
      status.textContent = showDirections(message);
      status.classList.toggle('saved', isSaved);
      if (isSaved) dismiss();
    },
    warn,
    dismiss,
    isWarning: () => !alert.hidden,
    fail: (error: unknown) => {
      if (error instanceof Unreachable) warn(GONE);
      else if (error instanceof Refused) warn(`${error.isDrive ? 'Not saved' : 'Not done'}: ${error.message}`);
      else warn(`Something went wrong in this page: ${messageOf(error)}`);
    },
    /** The server answers: what was said of its silence is no longer so. */
    answered: () => {
      if (alertText.textContent === GONE) dismiss();
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
