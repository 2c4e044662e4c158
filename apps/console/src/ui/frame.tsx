import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { device } from '@insights/web/ui/store.js';
import { MEDIA } from '@insights/web/ui/themes.js';
import { SignIn } from '../screens/sign-in.tsx';
import { signInAgain, signOut, useSession } from '../session.ts';
import { chooseLanguage, languageNames, useLanguage, useWords } from '../words.ts';
import { Loading } from './states.tsx';
import { useMe } from './workspace-frame.tsx';

/** Moves the focus into a screen that a link has opened, so that a screen reader continues there. */
function useFocusOnScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const place = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) place.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
  return place;
}

/** What stands around every screen. Without a session it is the sign-in. */
export function Frame() {
  const t = useWords();
  const { state } = useSession();
  const place = useFocusOnScreen();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <header>
        <div className="bar">
          <Link to="/" className="brand">
            <Mark /> Interview Insights
          </Link>
          <Menu canLeave={state === 'in'} />
        </div>
      </header>
      <main id="content" ref={place} tabIndex={-1}>
        {state === 'in' ? <Outlet /> : state === 'loading' ? <Loading /> : <SignIn />}
      </main>
      <Expired />
    </>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M4 5h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H15l-8 6v-6H4a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z"
      />
    </svg>
  );
}

function chooseTheme({ target }: ChangeEvent<HTMLSelectElement>): void {
  const theme = target.value as keyof typeof MEDIA;
  (document.querySelector('#dark') as HTMLLinkElement).media = MEDIA[theme];
  device.save('theme', theme === 'system' ? null : theme);
  dispatchEvent(new Event('themechange'));
}

function Menu({ canLeave }: { canLeave: boolean }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      <button type="button" id="menu-button" popoverTarget="menu">
        {t('menu')}
      </button>
      <div id="menu" popover="auto">
        <div className="settings">
          <label htmlFor="language">{t('language')}</label>
          <select id="language" value={language} onChange={({ target }) => chooseLanguage(target.value)}>
            {Object.entries(languageNames).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
          <label htmlFor="theme">{t('theme')}</label>
          <select id="theme" defaultValue={device.load('theme') ?? 'system'} onChange={chooseTheme}>
            {(Object.keys(MEDIA) as (keyof typeof MEDIA)[]).map((theme) => (
              <option key={theme} value={theme}>
                {t(`theme_${theme}`)}
              </option>
            ))}
          </select>
        </div>
        {canLeave && (
          <div className="signed-in">
            <SignedIn />
            <button type="button" id="sign-out" onClick={() => void signOut()}>
              {t('sign_out')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function SignedIn() {
  const t = useWords();
  const user = useMe().data?.user;
  return user ? <p className="hint">{t('signed_in_as', { who: user.full_name ?? user.email ?? user.id })}</p> : null;
}

/** Asks for a new sign-in above the page, which keeps everything that was typed. */
function Expired() {
  const t = useWords();
  const { isExpired } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const queries = useQueryClient();
  const again = useMutation({ mutationFn: signInAgain });
  useEffect(() => {
    if (!isExpired) return undefined;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      void queries.invalidateQueries();
    };
  }, [isExpired, queries]);
  return (
    <dialog ref={dialog} id="expired" aria-labelledby="expired-heading" onCancel={(event) => event.preventDefault()}>
      <h2 id="expired-heading">{t('expired_heading')}</h2>
      <p>{t('expired')}</p>
      {again.error && (
        <p className="error" role="alert">
          {t('sign_in_failed')}
        </p>
      )}
      <div className="row end">
        <button type="button" className="primary" onClick={() => again.mutate()}>
          {t('sign_in')}
        </button>
      </div>
    </dialog>
  );
}
