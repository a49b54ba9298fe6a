import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard enregistre dans votre navigateur quelques petites choses, afin de maintenir votre connexion et de vous rendre votre travail tel que vous l’avez laissé. Rien d’autre.",
  sections: {
    short: {
      heading: "En bref",
      paragraphs: [
        "Tous les cookies sont les nôtres, et chacun est nécessaire à ce que vous faites ici. Il n’y a ni publicité, ni mesure d’audience, ni pistage. C’est pourquoi aucun bandeau ne vous demande votre accord.",
      ],
    },
    cookies: {
      heading: "Les cookies que nous déposons",
      paragraphs: [
        "Ils ne sont envoyés qu’à ce serveur. Seul le dernier est lisible par les scripts ; si la connexion au serveur n’est pas chiffrée, leurs noms ne portent pas le préfixe « __Host- ».",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Maintient votre connexion. Il contient un nombre aléatoire et le numéro de votre compte, et aucune autre information sur vous. Il est déposé quand vous vous connectez, y compris en tant qu’invité, et prend fin quand vous vous déconnectez, après 60 jours sans utilisation et au plus tard au bout de 365 jours.",
        },
        {
          term: "__Host-restore",
          text: "Lie le code pour un nouveau mot de passe au navigateur où il a été demandé. Il est déposé quand vous signalez un mot de passe oublié, et prend fin au bout de 20 minutes ou dès que le nouveau mot de passe est choisi.",
        },
        {
          term: "__Host-passkey",
          text: "Lie la connexion ou l’inscription avec une clé d’accès à ce navigateur. Il contient un nombre aléatoire, est déposé quand vous ouvrez la page de connexion ou que vous vous inscrivez avec une clé d’accès, et prend fin au bout de 5 minutes ou dès la connexion.",
        },
        {
          term: "__Host-login",
          text: "Lie la deuxième étape d’une connexion au navigateur où la première a eu lieu. Il est déposé quand votre compte demande un code à usage unique, et prend fin au bout de 5 minutes ou dès la connexion.",
        },
        {
          term: "__Host-device",
          text: "Indique si une connexion a déjà eu lieu dans ce navigateur, afin de vous signaler par e-mail un nouvel appareil. C’est un nombre aléatoire, déposé lors de la connexion, qui prend fin au bout de 400 jours.",
        },
        {
          term: "__Host-i18next",
          text: "Retient la langue de l’interface, pour que les pages s’affichent tout de suite dans cette langue. Il prend fin au bout d’un an.",
        },
      ],
    },
    device: {
      heading: "Ce qui reste sur votre appareil",
      paragraphs: [
        "Le stockage de votre navigateur garde ce qui suit. Le stockage local reste jusqu’à ce que l’application ou vous-même le vidiez. Quand vous vous déconnectez ou supprimez votre compte, l’application efface tout cela, sauf la langue, le thème et ses propres fichiers ; si une session expire d’elle-même, les mots et les réponses qui ne sont pas encore enregistrés restent, pour que rien ne se perde : pensez-y sur un appareil partagé. Le stockage de session disparaît à la fermeture de l’onglet.",
      ],
      entries: [
        { term: "i18nextLng", text: "Stockage local : la langue de l’interface." },
        { term: "theme", text: "Stockage local : clair ou sombre, si vous avez choisi." },
        {
          term: "words:…",
          text: "Stockage local : les mots et les modifications que vous avez saisis et qui n’ont pas encore atteint le serveur, pour que rien ne se perde si vous fermez un onglet. Chacun est effacé dès qu’il est enregistré sur le serveur.",
        },
        {
          term: "destination",
          text: "Stockage de session : la page que vous vouliez ouvrir avant de devoir vous connecter.",
        },
        {
          term: "nextCode, restore",
          text: "Stockage de session : l’adresse e-mail à laquelle un code a été envoyé, le moment où le suivant peut être demandé, et où vous en êtes du changement de mot de passe.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Stockage de session : le test que vous préparez, les mots de votre entraînement et ceux que vous avez choisis pour un test, votre dernière réponse dans un test et celle que vous écrivez, pour que recharger la page ne change rien.",
        },
        {
          term: "assets-…, shell-…",
          text: "Cache : les fichiers de l’application elle-même, pour qu’elle s’ouvre sans réseau. Rien sur vous.",
        },
        {
          term: "answers-…",
          text: "Cache : les données de votre compte ainsi que les dictionnaires et les mots que vous avez consultés en dernier, pour pouvoir les lire sans réseau. Effacé quand vous vous déconnectez ou supprimez votre compte, et quand une autre personne se connecte.",
        },
        {
          term: "reviews",
          text: "IndexedDB : vos réponses à la révision du jour, jusqu’à ce qu’elles aient atteint le serveur et que la journée soit finie. Supprimées quand vous vous déconnectez ou supprimez votre compte.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Stockage local : si des réponses d’une révision restent à envoyer, si vous retournez les cartes au lieu d’écrire, quels nouveaux mots et quels indices vous ont été montrés aujourd’hui, si votre fuseau horaire a été transmis au serveur, de combien l’horloge de cet appareil avance ou retarde, et si quelqu’un était connecté ici (pour un invité, jusqu’à quand).",
        },
        {
          term: "push.here, push.declined",
          text: "Stockage local : que cet appareil affiche les rappels, et que vous les avez refusés ici. Ce refus reste enregistré après la déconnexion, pour que la question ne vous soit pas posée de nouveau.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Stockage local : quelle voix parle sur cet appareil et à quelle vitesse, et pour quels dictionnaires vous avez choisi la dictée. Le son des mots que le serveur vous a fait entendre est conservé dans answers-… et effacé avec le reste.",
        },
      ],
    },
    others: {
      heading: "Cookies tiers",
      paragraphs: [
        "Si ce serveur propose la connexion avec Google, les écrans de connexion utilisent un script de Google, de même que la fenêtre qui vous demande de confirmer que c’est bien vous, si Google est votre seul moyen de vous connecter. Google peut y déposer et y lire ses propres cookies. Aucun autre écran ne le charge.",
        "Premium se paie sur les pages de Stripe, où Stripe dépose ses propres cookies. Nos pages ne contiennent rien de Stripe.",
        "Chacune de ces entreprises applique ses propres règles.",
      ],
    },
    control: {
      heading: "Votre choix",
      paragraphs: [
        "Vous pouvez supprimer à tout moment les cookies et les données du site dans les paramètres de votre navigateur. Sans le cookie de session, la connexion ne peut pas être maintenue. Supprimer les données du site supprime aussi les mots qui ne sont pas encore enregistrés.",
      ],
    },
    contact: {
      heading: "Modifications et contact",
      paragraphs: [
        "Si nous enregistrons autre chose dans votre navigateur, nous changerons la date de cette politique et vous demanderons de l’accepter à nouveau. Pour toute question, écrivez-nous :",
      ],
    },
  },
};
