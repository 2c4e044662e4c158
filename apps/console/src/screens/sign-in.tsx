import { useMutation } from '@tanstack/react-query';
import { useTitle } from '../ui/states.tsx';
import { signIn, useSession } from '../session.ts';
import { useWords } from '../words.ts';

export function SignIn() {
  const t = useWords();
  const { state, isDemo } = useSession();
  const start = useMutation({ mutationFn: signIn });
  const isUnavailable = state === 'unavailable' || start.isError;
  useTitle(t('sign_in'));
  return (
    <section className="narrow">
      <h1>{t('sign_in_heading')}</h1>
      <p className="lead">{t(isDemo ? 'sign_in_demo' : 'sign_in_lead')}</p>
      {isUnavailable && (
        <p className="error" role="alert">
          {t('sign_in_failed')}
        </p>
      )}
      {state === 'unavailable' ? (
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t('again')}
        </button>
      ) : (
        <button type="button" className="primary" disabled={start.isPending} onClick={() => start.mutate()}>
          {t('sign_in')}
        </button>
      )}
    </section>
  );
}
