import type { FieldVocabulary } from './format.ts';

export const DESIGN: FieldVocabulary = {
  field: 'design',
  technology: `
    Adobe Creative Suite = Adobe Creative Cloud, Adobe CC, Adobe CS, Creative Cloud, Adobe Suite, Adobe software, Adobe products, Adobe programs, Adobe tools
    Adobe Photoshop = Photoshop
    Adobe Illustrator = Illustrator^, Illustrator~
    Adobe InDesign = InDesign
    Adobe XD
    Adobe After Effects = After Effects, After FX, AfterEffects
    Adobe Premiere Pro = Premiere Pro, Adobe Premiere, Adobe Premier, Premier Pro > video-editing
    Adobe Lightroom = Lightroom
    Adobe Dreamweaver = Dreamweaver
    Adobe Audition
    Adobe Animate = Adobe Flash
    Adobe Bridge
    Adobe Fireworks
    Adobe Firefly
    Figma = FigJam
    Sketch~ = Sketch App
    InVision = InVision Studio
    Axure = Axure RP
    Balsamiq
    Zeplin
    Framer~
    UserTesting
    Procreate
    CorelDRAW = Corel Draw, CorelDRAW Graphics Suite
    GIMP^
    Inkscape
    QuarkXPress
    Affinity Designer
    Blender~ = Blender 3D
    Autodesk Maya = Maya~
    3ds Max = 3D Studio Max, Autodesk 3ds Max
    Cinema 4D
    ZBrush
    Houdini~
    Substance Painter = Substance 3D Painter
    Nuke~ = Foundry Nuke
    Final Cut Pro = Final Cut > video-editing
    DaVinci Resolve > video-editing
    Avid Media Composer = Avid~ > video-editing
    Pro Tools = ProTools
    Logic Pro = Logic Pro X
    Ableton Live = Ableton
    Audacity~
    FL Studio
    OBS Studio
    vMix
    Capture One
    Keyshot
    Midjourney
    Stable Diffusion
    Lottie~
    20-20 Design = 2020 Design
    Chief Architect
    Desktop Publishing = desktop publishing software, publishing software
    Graphics Software = graphics programs, graphic software
    iMovie > video-editing
  `,
  knowledge: `
    Graphic Design = graphics design, graphic arts
    Visual Design
    Web Design = website design
    User Experience Design = UX design, UX, user experience, UXD^
    User Interface Design = UI design, UI, user interface, interface design
    UI/UX Design = UX/UI, UI/UX, UX/UI design > user-experience-design, user-interface-design
    Interaction Design = IxD
    Service Design
    Design Thinking = human-centered design, user-centered design
    User Research = UX research, user experience research
    Usability Testing = user testing, usability studies
    Wireframing = wireframes, wireframe
    Rapid Prototyping = interactive prototypes
    Information Architecture
    User Personas
    User Flows = user journeys
    Design Systems = design system
    Mobile Design = mobile app design
    Typography
    Color Theory
    Page Layout = layout design
    Print Design = print production, print layout
    Prepress = pre-press
    Logo Design
    Packaging Design = package design
    Publication Design = editorial design, magazine layout
    Infographics = infographic design
    Presentation Design
    Signage Design
    Illustration~ = digital illustration
    Drawing~ = sketching~, figure drawing
    Fine Art Painting = oil painting, watercolor painting
    Sculpture
    Ceramics = pottery
    Printmaking
    Calligraphy
    Art Direction
    Creative Direction
    Industrial Design
    Interior Design = interior decorating
    Kitchen Design = kitchen and bath design
    Furniture Design
    Set Design = scenic design, stage design
    Costume Design
    Fashion Design = apparel design
    Pattern Making = patternmaking
    Garment Construction = garment sewing, dressmaking, tailoring~, alterations~
    Textile Design
    Jewelry Design = jewelry making
    3D Animation = computer animation > animation
    2D Animation > animation
    Animation~ = character animation
    Motion Graphics = motion design
    Visual Effects = VFX
    3D Rendering = architectural rendering, rendering software
    Character Design
    Storyboarding = storyboards
    Game Design = level design
    Concept Art
    Photography = digital photography
    Portrait Photography > photography
    Product Photography > photography
    Photo Editing = photo retouching, image editing, photo manipulation, retouching
    Studio Lighting
    Videography = video shooting, video recording
    Video Editing = film editing
    Video Production = multimedia production, video content production
    Multimedia Design
    Cinematography
    Color Grading = color correction
    Art History
    Creative Briefs
    Picture Framing
    Gallery Management
    Art Handling
    Web Standards = W3C standards
  `,
};

export const MEDIA: FieldVocabulary = {
  field: 'media',
  knowledge: `
    Journalism = news reporting
    News Writing
    Investigative Journalism > journalism
    Broadcast Journalism > journalism
    Copy Desk Editing
    Fact-Checking = fact checking
    AP Style = Associated Press style, AP Stylebook
    Chicago Manual of Style
    APA Style
    Creative Writing
    Screenwriting = scriptwriting, script writing
    Ghostwriting
    publishing: Publishing~ = book publishing, publishing industry
    Manuscript Editing = developmental editing
    Translation = document translation
    interpretation: Language Interpretation = simultaneous interpretation, consecutive interpretation, language interpreting, interpreter services
    Localization
    Subtitling = closed captioning, captioning
    Transcription Services
    Radio Broadcasting = broadcasting
    Television Production = TV production, broadcast production, television~
    Film Production = filmmaking
    Directing~ = film directing, stage directing
    Producing~ = film producing
    Camera Operation = operating cameras
    Live Streaming = livestreaming
    Audio Engineering = sound engineering
    Audio Editing = sound editing
    Audio Mixing = sound mixing
    Sound Design
    Music Production
    Music Composition = songwriting
    Music Theory
    Singing = vocal performance
    Piano
    Guitar
    acting: Acting~ = theater performance
    Voice Acting = voiceover, voice-over > acting
    Dance = dance performance
    Choreography
    Stage Management
    Theater Production = technical theater
    Stagecraft = set construction
    Lighting Operation = stage lighting
    Live Sound = live sound reinforcement
    Event Production
    Talent Booking
    Public Speaking = speaking in public, giving talks, giving speeches, speaking at conferences
    News Anchoring
    Media Production
    Digital Media
    Podcast Editing
    Copyright Clearance = rights and permissions
    Music Licensing
    DJing
    Electronic Publishing = digital publishing > publishing
  `,
  technology: `
    ENPS^
    iNEWS
    Avid Pro Tools
    Trados = SDL Trados
    memoQ
    QLab
    grandMA
    ETC Eos
    Wheatstone Consoles
    NewTek TriCaster = TriCaster
  `,
  license: `
    Certified Medical Interpreter = CMI certification
    ATA Certified Translator
  `,
};
